export const noCompaniesYet = 'No companies yet';
export const whatForCompanies = 'Add the company you order permits for. Its USDOT or docket number is enough.';
export const noCompanyFits = 'No matching companies';
export const showAllCompanies = 'Show all companies';
export const addCompany = 'Add company';
export const companies = 'Companies';
export const searchByName = 'Search by name';
export const nothingFound = (search: string) => `No results for “${search}”. Search by any part of a company's name.`;

export const usdotNumber = 'USDOT number';
export const docketNumber = 'Docket number';
export const carrierName = 'Carrier name';
export const title = 'Title';
export const street = 'Street';
export const secondAddressLine = 'Second address line';
export const city = 'City';
export const state = 'State';
export const zip = 'Zip';
export const country = 'Country';
export const email = 'Email';
export const phone = 'Phone';
export const verified = 'Verified';
export const notVerified = 'Not Verified';
export const phoneWithExtension = (phone: string, extension: string) => `${phone} ext. ${extension}`;
export const numberAndPlace = (dotNumber: string, city: string, state: string) =>
  `USDOT ${dotNumber}, ${city}, ${state}`;

export const deleteCompanyQuestion = 'Delete company?';
export const deleteCompany = 'Delete company';
export const companyDeleted = (company: string) => `${company} was deleted.`;
export const companyTakenOff = (company: string, dotNumber: string) =>
  `${company}, USDOT ${dotNumber}, is removed from your list. Existing orders keep it.`;

export const editCompany = 'Edit company';
export const saveCompany = 'Save company';
export const companyAdded = (company: string) => `${company} was added.`;
export const companyChanged = (company: string) => `${company} was changed.`;

export const registryFillsIn = 'Verify a number and the registry fills these in.';
export const asRegistered = 'From the carrier registry.';
export const completedByHand = (parts: string) =>
  `From the carrier registry, which does not have the ${parts}. Enter it yourself: it is marked as typed by hand.`;
export const typedByHand = 'The registry does not confirm these. Enter them as they appear on your registration.';
export const docketSeries = 'Docket series';
export const notKnown = 'Not known';
export const chooseYours = 'Choose yours';
export const chosenByYou = 'Company is verified by your choice';
export const companyAt = (name: string, place: string) => (place === '' ? name : `${name}, ${place}`);
export const company = 'Company';
export const companyName = 'Company name';
export const contact = 'Contact';
export const extension = 'Extension';

export const completeDotNumber = 'Please complete usdot number !';
export const completeDocketNumber = 'Please complete docket number !';
export const onlyNumbers = 'Wrong format (ONLY NUMBERS)';
export const atMostTwelve = 'At most 12 characters';

export const numberNotVerified = 'Usdot number is not verified!';

export const docketKinds = 'MC, MX or FF';
export const usdotNumberToVerify = 'USDOT number to verify';
export const docketNumberToVerify = 'Docket number to verify';
export const dotNumberHint = 'Digits only, such as 9000001';
export const docketNumberHint = 'Such as 900001 or MC-900001';
export const verifyBy = 'Verify by';
export const verify = 'Verify';
export const askingTheCarrierRegistry = 'Asking the carrier registry';

export const stateApplications = 'For state applications';
export const stateApplicationsHint = 'Some states ask for them. What is missing, we ask for when we file.';
export const insurance = 'Insurer and policy number';
export const insuranceExpiry = 'Policy expires';
export const fein = 'FEIN';
export const iftaNumber = 'IFTA number';
export const emergencyContact = 'Emergency contact';
export const emergencyContactHint = 'Name and telephone number';
export const stateAccounts = 'Your account numbers at states';
export const stateAccountsHint = 'Such as TX 12345, NM 99-1';
export const permitEmail = 'E-mail for permits';
export const permitEmailHint = 'Where states send them, if not to the e-mail of the order';
