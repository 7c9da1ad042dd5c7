/** One order: its facts, its units, its permits and what happened to it. */

export const paid = 'Paid';
export const date = 'Date';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const address = 'Address';
export const changedAfterPayment = 'The order was changed after it was paid';
export const billingDetails = 'Billing details';
export const deleteOrder = 'Delete order';
export const print = 'Print';
export const orderNotFound = 'Order not found';
export const noSuchOrder = 'There is no such order on your list';
export const showAllOrders = 'Show all orders';
export const noSuchOrderHint = 'The address may be incomplete, or the draft was deleted.';
export const loadingTheOrder = 'Loading the order';
export const back = 'Back';
export const you = 'You';
export const wideloadPayment = 'Wideload (payment)';
export const wideload = 'Wideload';
export const orderBegun = 'Order begun';
export const orderPaid = 'Order paid';
export const unitsChanged = 'Units changed';
export const estimates =
  'Limits and fees are estimates for reference. The permit that a state issues governs, and limits also depend on route, season, posted bridges and local roads.';
export const orderNumber = 'Order number';
export const orderId = 'Order ID';
export const orderTitle = 'Order title';
export const person = 'Person';
export const states = 'States';
export const created = 'Created';
export const lastChanged = 'Last changed';
export const companyName = 'Company name';
export const usdotNumber = 'Usdot number';
export const docketNumber = 'Docket number';
export const street = 'Street';
export const city = 'City';
export const state = 'State';
export const zip = 'Zip';
export const country = 'Country';
export const basicDetails = 'Basic details';
export const company = 'Company';
export const noCompanyIsChosen = 'No company is chosen yet.';
export const provisionsPdf = 'provisions, PDF';
export const provisions = 'Provisions';
export const provisionsIntro = 'Limits, fee, escorts, travel times and the permit office of each state, as a PDF.';
export const draftNext =
  'Nothing has been ordered yet. Go on where you left off; we begin to work as soon as the order is paid.';
export const pendingNext =
  'Paid. A representative files your permits with each state now, and contacts you if a state asks for more. We tell you as soon as the status changes.';
export const approvedNext =
  'The permits are issued. Carry them in the truck, and follow the route and the terms that each state wrote on its permit.';
export const rejectedNext =
  'The order cannot be filed as it stands. A representative contacts you about the reason, and about what is left to do.';
export const history = 'History';
export const downloadPermitPdf = 'Download permit, PDF';
export const permitNotDownloaded = 'The permit could not be downloaded';
export const whyItWasRefused = 'Why it was refused';
export const permitNumber = 'Permit number';
export const valid = 'Valid';
export const chargedFee = 'Fee charged by the state';
export const fixAndResubmit = 'Fix and resubmit';
export const requested = 'Requested';
export const filed = 'Filed';
export const issued = 'Issued';
export const refused = 'Refused';
export const haltedNext = 'Nothing more happens to it: the order was rejected.';
export const downloadReceipt = 'Download receipt';
export const receiptNotDownloaded = 'The receipt could not be downloaded';
export const overallDimensions = 'Overall dimensions';
export const axleDistances = 'Axle distances';
export const permits = 'Permits';
export const noPermitsYet = 'No permits yet.';
export const truck = 'Truck';
export const trailer = 'Trailer';
export const loadType = 'Load type';
export const width = 'Width';
export const height = 'Height';
export const length = 'Length';
export const loadedWeight = 'Loaded weight';
export const frontOverhang = 'Front overhang';
export const rearOverhang = 'Rear overhang';
export const axles1To2 = '1 to 2';
export const axles2To3 = '2 to 3';
export const axles3To4 = '3 to 4';
export const axles4To5 = '4 to 5';
export const axles5To6 = '5 to 6';
export const orderTotal = 'Order total';
export const pressToTryAgain = 'Press the button to try again.';
export const orderHeading = (orderNumber: number) => `Order ${orderNumber}`;
export const unitHeading = (unit: number) => `Unit ${unit}`;
export const totalOfUnit = (unit: number) => `Total of unit ${unit}`;
/** Opens the calendar of a date's field. */
export const pick = (field: string) => `Pick: ${field}`;
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const daysAt = (days: number, fee: string) => `${days} days at ${fee}`;
export const oversizePermit = (days: string) => `Oversize Permit Type, ${days}`;
export const commentIs = (said: string) => `Comment: ${said}`;
export const permitMoved = ({ state, unit }: { state: string; unit: number }, status: string) =>
  `${state}, unit ${unit}: ${status}`;
export const movedFrom = (before: string, status: string) => `${status} (was ${before})`;
export const downloadPermitOf = (state: string, unit: number) => `Download permit, PDF: ${state}, unit ${unit}`;
export const fixAndResubmitOf = (state: string, unit: number) => `Fix and resubmit: ${state}, unit ${unit}`;
export const requestedNext = (state: string) =>
  `A representative files this permit with ${state} next, and contacts you if anything is missing.`;
export const filedNext = (state: string) => `${state} is working on it. We tell you as soon as the state answers.`;
export const issuedNext = (state: string) => `Carry this permit in the truck as long as you are in ${state}.`;
export const refusedNext = (state: string) => `${state} refused this permit.`;
