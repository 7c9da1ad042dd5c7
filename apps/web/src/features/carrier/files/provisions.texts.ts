export const notSoldOnline = 'Not sold online';
export const noStateFits = 'No matching states';
export const showAllStates = 'Show all states';
export const whatTheyAre =
  'What each state allows without a permit, what it charges and what it requires, as a PDF to print or keep.';
export const downloadProvisionsDocuments = 'Download Provisions Documents';
export const searchByState = 'Search by state';
export const loadingTheDocuments = 'Loading the documents';
export const referenceOnly =
  'Reference only. The issued permit governs. Limits also depend on route, season, posted bridges and local roads.';
// Screen readers announce the download.
export const provisionsPdf = 'provisions, PDF';
export const nothingFound = (search: string) => `No results for “${search}”. Search by state name or two-letter code.`;
