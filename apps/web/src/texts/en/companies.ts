/** The carrier’s companies. */
export const noCompaniesYet = 'No companies yet';
export const whatForCompanies = 'Add the company that you order permits for. Its USDOT or docket number is enough.';
export const noCompanyFits = 'No company fits';
export const showAllCompanies = 'Show all companies';
export const addCompany = 'Add company';
export const companies = 'Companies';
export const searchByName = 'Search by name';
export const nothingFound = (search: string) =>
  `Nothing was found for “${search}”. Search by any part of a company's name.`;

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
export const edit = 'Edit';
export const deleteIt = 'Delete';
export const phoneWithExtension = (phone: string, extension: string) => `${phone} ext. ${extension}`;
export const numberAndPlace = (dotNumber: string, city: string, state: string) =>
  `USDOT ${dotNumber}, ${city}, ${state}`;
export const editNamed = (company: string) => `Edit ${company}`;
export const deleteNamed = (company: string) => `Delete ${company}`;
