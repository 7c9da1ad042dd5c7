export const unitedStates = 'United States';
export const billingDetails = 'Billing details';
export const nameOnCard = 'Name on card';
export const email = 'Email';
export const phone = 'Phone';
export const country = 'Country';
export const state = 'State';
export const chooseAState = 'Choose a state';
export const zip = 'ZIP';
export const street = 'Street';

export const completeCard = 'Complete the card number, expiry date and CVC.';

export const endingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;
export const expiresOn = (monthAndYear: string) => `Expires ${monthAndYear}`;

export const stateFirst = 'Choose the state first to see its cities';
export const city = 'City';

export const card = 'Card number, expiry date and CVC';
export const openingCardForm = 'Opening the card form';

export const addNewCard = 'Add new card';
export const addCard = 'Add card';
export const addCardAndPay = (sum: string) => `Add card and pay ${sum}`;

export const myCreditCards = 'My Credit Cards';
export const noCardsYet = 'No cards yet';
export const addACard = 'Add a card';
export const whatForCards = 'Pay for an order with one click.';

export const cards = 'Cards';
export const wallet = 'Apple Pay or Google Pay';
export const walletAsked = 'Looking for a wallet in this browser';
export const walletAvailable = 'Ready in this browser';
export const walletUnavailable = 'PaymentRequest is not available in your browser.';
export const processing = 'Processing';
export const askingTheBank = 'We are checking with the bank. Keep this page open.';
export const noConnection =
  'We cannot reach the server, so we do not know yet whether the payment went through. Check your connection and keep this page open: we keep asking.';
export const showOrderAsItIs = 'Show the order as it is now';
export const addCardToPay = 'Add a card to pay this order.';
export const yourCards = 'Your cards';
export const paymentMethod = 'Payment method';
export const pay = 'PAY';
export const total = 'Total';

export const stillUnknown =
  'The bank has not answered yet. You will not be charged twice: we e-mail you when the order is paid, and pressing PAY again checks how it went.';
export const stillCutOff =
  'We cannot reach the server, so we do not know whether the payment went through. You will not be charged twice: we e-mail you when the order is paid, and pressing PAY again checks how it went.';
export const leftUnanswered = 'The bank’s question was not answered. Nothing was charged; press PAY to answer it.';
export const notCharged = 'The payment did not go through and nothing was charged. Press PAY to try again.';
export const formNotLoaded = 'The payment form could not be loaded. Reload the page.';

export const deleteIt = 'Delete';

export const noLongerOffered = (card: string) => `${card} will no longer be offered when you pay.`;

export const editCard = 'Edit card';
export const saveCard = 'Save card';
export const whichCard = (card: string, expires: string) =>
  `${card}, ${expires}. To change the number or date, add the card again.`;

export const expired = 'Expired';
export const expiresSoon = 'Expires soon';
export const edit = 'Edit';
export const editCardNamed = (card: string) => `Edit ${card}`;
export const deleteCardNamed = (card: string) => `Delete ${card}`;

export const cardFormNotLoaded =
  'The payment provider’s card form could not be loaded. Check your connection and any ad blockers, then try again.';

export const payTheDifference = 'Pay the difference';

export const usedOnce = 'You can only use the PaymentRequest button once. Refresh the page to start over.';
