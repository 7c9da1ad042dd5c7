/** Taking a company off the list. */
export const deleteCompanyQuestion = 'Delete company?';
export const deleteCompany = 'Delete company';
export const companyDeleted = (company: string) => `${company} was deleted.`;
export const companyTakenOff = (company: string, dotNumber: string) =>
  `${company}, USDOT ${dotNumber}, is taken off your list. Orders that were made with it keep it.`;
