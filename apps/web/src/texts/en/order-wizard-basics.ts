/** Step 1: who orders, for which company. */

export const email = 'Email';
export const phone = 'Phone';
export const tenDigits = 'Ten digits';
export const orderTitle = 'Order title';
export const orderTitleHint = 'A name by which you find this order again';
export const personName = 'Person name';
export const poNumber = 'PO / job number';
export const poNumberHint = 'Printed on your receipts; you can search for it';
export const yourCompanies = 'Your Companies';
export const company = 'Company';
export const noCompanyMatches = 'None of your companies matches';
export const findCompany = 'Find a company by name or number';
export const addCompany = 'Add company';
export const usdotNumber = 'Usdot number';
export const docketNumber = 'Docket number';
export const companyName = 'Company name';
export const zip = 'Zip';
export const street = 'Street';
export const country = 'Country';
export const state = 'State';
export const city = 'City';
export const customerInformation = 'Customer information';
export const customerIntro = 'Filled in from the company you choose.';
export const companyDetail = ({ dotNumber, city, state }: { dotNumber: string; city: string; state: string }) =>
  `USDOT ${dotNumber}, ${city}, ${state}`;
