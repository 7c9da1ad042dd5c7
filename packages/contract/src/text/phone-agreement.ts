/** The version of the text beside the checkbox of the agreement. A change of the text needs a new one. */
export const phoneAgreementVersion = '2026-11-23';
