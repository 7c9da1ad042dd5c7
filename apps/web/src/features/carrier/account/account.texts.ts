export const account = 'Account';

export const getTheApp = 'Get the app';
export const fromTheCab = 'Follow your orders from the cab.';

export const whatIsDeleted =
  'Deleted immediately and permanently: your name, e-mail, phone and password, your companies, trucks, trailers and combinations, drafts, notifications and saved cards. You are signed out everywhere.';
export const whatStays = 'What stays:';
export const othersNotLoaded = 'Whether others lose their access could not be loaded.';
export const othersLose = (count: number) =>
  count === 1
    ? 'One other person works in this account, and no longer gets in: what is deleted is gone for them, too.'
    : `${count} other people work in this account, and no longer get in: what is deleted is gone for them, too.`;
export const deleteMyAccountQuestion = 'Delete my account ?';
export const deleteMyAccount = 'Delete my account';
export const currentPassword = 'Current password';

export const files = 'Files';
export const whatFilesAre = 'Trucks, trailers and companies come and go as files of a spreadsheet.';
export const openFiles = 'Open files';
export const programs = 'Programs';
export const whatProgramsAre = 'Your own programs can order for you, and are told what happens to your orders.';
export const openPrograms = 'Open programs';

export const myData = 'My data';
export const whatIsInMyData =
  'Your account, companies, trucks, trailers, orders, cards (their last four digits), notifications and sessions, in one JSON file.';
export const downloadMyData = 'Download my data';
export const deletionIsExplained = 'We show you what is deleted and what stays before anything happens.';

export const firstName = 'First name';
export const lastName = 'Last name';
export const middleName = 'Middle name';
export const changeNameHeading = 'Change Name';
export const changeName = 'Change name';

export const newPassword = 'New password';
export const confirmNewPassword = 'Confirm new password';
export const changePassword = 'Change password';
export const passwordRule = '8 to 20 characters, with at least 2 of these: letters, numbers, special characters';

export const changePhoneHeading = 'Change Phone Number';
export const changePhoneNumber = 'Change phone number';
export const phoneNumber = 'Phone number';
export const phoneRule = 'Digits; spaces, dashes and +1 are fine';

export const chooseANewPassword = 'Choose a new password';
export const givenPassword = 'Temporary password';
export const changed = 'Your password was changed. Sign in with it from now on.';
export const setByAdministrator = (email: string) =>
  `An administrator set the password for ${email}. Choose one that only you know to continue.`;

export const feeConsents = 'Consents for state fees';
export const feeConsentsIntro = 'Given when you paid these orders. Withdraw one, and we ask you before each charge.';
export const orderNumbered = (orderNumber: number) => `Order ${orderNumber}`;

export const people = 'People';
export const whoElseWorksHere = 'Invite dispatchers and viewers, and go to other accounts in which you work.';
export const openPeople = 'People of this account';
