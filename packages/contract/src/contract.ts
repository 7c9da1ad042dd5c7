import { accounts } from './accounts.ts';
import { cards } from './cards.ts';
import { combinations } from './combinations.ts';
import { companies } from './companies.ts';
import { locations } from './locations.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { personalData } from './personal-data.ts';
import { provisions } from './provisions.ts';
import { site } from './site.ts';
import { trailers, trucks } from './vehicles.ts';

/** Every call of the API. What is not here has no route. */
export const contract = {
  accounts,
  personalData,
  companies,
  trucks,
  trailers,
  combinations,
  orders,
  cards,
  locations,
  payments,
  notifications,
  provisions,
  site,
};
