export const nothingYet = 'Nothing yet';
export const recordsEverything = 'Everything admins do is recorded here, permanently.';
export const noActionMatches = 'No matching entries';
export const showAllActions = 'Show all entries';
export const searchOrDownload =
  'Search by an admin’s email, an act, an order number, an email or a title; or remove a filter.';
export const actionsOfAdmins = 'What admins have done';
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const doneTo = 'Done to';
export const change = 'Change';
export const auditLog = 'Audit log';
export const mail = 'Mail';
export const mails = 'Mails';
export const downloadSigned = 'Download signed file';
export const searchBy = 'Search by admin, action, order number, email or title';
export const filter = 'Filter';

export const anything = 'Anything';
export const act = 'Act';
export const allActions = 'All actions';
export const from = 'From';
export const to = 'To';

export const yes = 'yes';
export const no = 'no';

export const nothing = 'nothing';
export const became = 'became';

export const order = 'Order';
export const ordersAndPermits = 'Orders and permits';
export const orderOfDeletedAccount = 'an order of a deleted account';
export const account = 'Account';
export const accounts = 'Accounts';
export const accountDeleted = 'a deleted account';
export const article = 'Article';
export const articles = 'Articles';
export const articleUnnamed = 'an article';
export const paymentAlert = 'Payment alert';
export const paymentAlerts = 'Payment alerts';
export const template = 'Template';
export const templates = 'Templates';
export const list = 'List';
export const lists = 'Lists';
export const listUnnamed = 'a list';
export const restriction = 'Restriction';
export const restrictions = 'Restrictions';
