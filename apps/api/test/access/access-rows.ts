import { feeConsentVersion, type contract } from '@wideload/contract';
import { phoneAgreementVersion } from '@wideload/domain';
import { anApiKey, anApiKeyBody } from '../factories/api-key-factories.ts';
import { aCard } from '../factories/money/payment-factories.ts';
import { aPasskey, aPaymentBy, aSession, setPassword, aPaidOrder } from './access-factories.ts';
import { anArticle, tinyPng } from '../factories/article-factories.ts';
import { answer, aQuestion, aSentFile } from '../factories/message-factories.ts';
import { aNotification, aPaidOrder as aQueuedOrder } from '../factories/notification-factories.ts';
import { anAlert } from '../factories/money/payment-alert-factories.ts';
import {
  aClosedMonth,
  aMonthToClose,
  aPayout,
  aReopenedMonth,
  countOpenFees,
  theLastClosedMonth,
} from '../factories/money/books-factories.ts';
import { aFailedMail } from '../factories/mail-factories.ts';
import { aPdf } from '../factories/pdf-factories.ts';
import {
  anIssuedPermit,
  aPaidPermit,
  aPendingOrder,
  aRefusedPermit,
  aRejectedOrder,
  asIssued,
  issue,
} from '../factories/permit-factories.ts';
import { aCombination, aCombinationBody } from '../factories/combination-factories.ts';
import { aMovedOrder, anAskedChange } from '../factories/change-factories.ts';
import { aDueDifference, anAskedDifference } from '../factories/money/adjustment-factories.ts';
import { anAbsorbedFee, anOpenFee } from '../factories/money/fee-factories.ts';
import { aWiderUnit } from '../factories/unit-change-factories.ts';
import { aDraft, aPayableOrder, aCompany, aTrailer, aTruck, customer } from '../factories/order-factories.ts';
import { aCompletePhoneOrder, anAgreedPhoneOrder } from '../factories/phone-order-factories.ts';
import { anOrderToAsk } from '../factories/state-question-factories.ts';
import { aJoinBy, aJoinTo, anAgreedJoinBy } from '../factories/join-factories.ts';
import { aTemplate, aTemplateBody } from '../factories/template-factories.ts';
import { aRestriction, aRestrictionBody } from '../factories/restriction-factories.ts';
import { aRecipient, aRecipientBody } from '../factories/recipient-factories.ts';
import { aCalendarFeed, aPacketDocument, aPacketLink } from '../factories/packet-factories.ts';
import { aDelivery, aWebhook, aWebhookBody } from '../factories/webhook-factories.ts';
import { aMember, anInvitation, aUser, join, type SignedInUser } from '../factories/user-factories.ts';
import type { World } from '../world.ts';

export type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

/** The status that each caller gets for a call that is valid otherwise, about an object of `owner`. */
export type Row = {
  /** The owner calls last, and the earlier calls must not have changed the object. */
  as: readonly [visitor: number, ended: number, admin: number, other: number, owner: number];
  /** The status for a dispatcher, where more than the role decides. */
  dispatcher?: number;
  call?: (world: World, owner: SignedInUser, admin: SignedInUser) => Input | Promise<Input>;
};

type Contract = typeof contract;
type Rows = { [Part in keyof Contract]: { [Name in keyof Contract[Part]]: Row } };

const open = (status: number) => [status, status, status, status, status] as const;
/** Each caller has a separate list or draft. */
const ownListOnly = (status: number) => [401, 401, 403, status, status] as const;
const signedIn = (status: number) => [401, 401, status, status, status] as const;
const ownerOnly = (status: number) => [401, 401, 403, 404, status] as const;

const ownTruck = async (world: World, owner: SignedInUser) => ({
  params: { kind: 'truck', id: await aTruck(world, owner) },
});

const company = {
  dotNumber: '9000001',
  name: 'Nowhere Haulers',
  zip: '82601',
  street: '1 Road',
  country: 'US',
  state: 'WY',
  city: 'Casper',
};
const truck = {
  internalNumber: 'A-1',
  type: 'truck',
  vinCode: '1XKYDP9X5LJ000001',
  make: 'Peterbilt',
  model: '389',
  year: '2022',
  plateNumber: 'WY 1',
  plateState: 'WY',
  registeredWeight: '80000',
};
const trailer = {
  internalNumber: 'A-1',
  type: 'flatbed',
  vinCode: '1TTF5320XL3000001',
  plateNumber: 'WY 2',
  length: '53',
};
const toCsv = (vehicle: object) => `${Object.keys(vehicle).join(',')}\n${Object.values(vehicle).join(',')}`;
const billing = {
  name: 'Ann',
  phone: '',
  email: '',
  address: { line1: '', city: '', state: '', country: 'US', postal_code: '' },
};
const dallas = { label: 'Dallas, TX', lat: 32.78, lng: -96.8 };
const denver = { label: 'Denver, CO', lat: 39.74, lng: -104.99 };
const nobody = { email: 'nobody@access.example', password: 'Gooseneck-7' };

const aProof = {
  id: 'nobodys',
  rawId: 'nobodys',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const aCredential = { clientDataJSON: 'e30', attestationObject: 'oA' };

const aMessageBody = (world: World) => ({
  _id: world.deps.ids(),
  name: 'Ann',
  email: nobody.email,
  message: 'Do you file for Ohio?',
});

const byId =
  (make: (world: World, owner: SignedInUser) => Promise<string>, body?: object) =>
  async (world: World, owner: SignedInUser) => ({
    params: { id: await make(world, owner) },
    ...(body && { body }),
  });
const anInvitationTo = async (world: World, { email }: SignedInUser) => anInvitation(world, await aUser(world), email);
const anotherAccountOf = async (world: World, person: SignedInUser) => {
  const { ownerId } = await aUser(world);
  await join(world, { ownerId, personId: person.id, role: 'viewer' });
  return ownerId;
};
const adminOnly = (status: number) => [401, 401, status, 403, 403] as const;
const paidId = async (world: World, owner: SignedInUser) => (await aPaidOrder(world, owner))._id;
const queuedId = (world: World, owner: SignedInUser) => aQueuedOrder(world, owner);
const aText = (world: World) => ({ _id: world.deps.ids(), text: 'What is the VIN of the truck?' });
const articleId = async (world: World) => (await anArticle(world)).id;
const publishedId = async (world: World) => (await anArticle(world, { isPublished: true })).id;
const picturedId = async (world: World) => (await anArticle(world, { hasImage: true })).id;
const payableId = async (world: World, owner: SignedInUser) => (await aPayableOrder(world, owner))._id;
const permitId = async (world: World, owner: SignedInUser) => (await aPaidPermit(world, owner))._id;
const draftId = async (world: World, owner: SignedInUser) => (await aDraft(world, owner))._id;

export const accessRows: Rows = {
  accounts: {
    signIn: { as: open(401), call: () => ({ body: nobody }) },
    signUp: { as: open(201), call: () => ({ body: { ...nobody, terms: true } }) },
    resendCode: { as: open(410) },
    confirmByCode: { as: open(410), call: () => ({ body: { code: '123456' } }) },
    signInByKey: { as: open(410) },
    resetPassword: { as: open(200), call: () => ({ body: { email: nobody.email } }) },
    newPassword: { as: open(410), call: () => ({ body: { token: 'A'.repeat(43), password: nobody.password } }) },
    refreshToken: { as: open(401) },
    signOut: { as: open(200) },
    currentUser: { as: [401, 401, 200, 200, 200] },
    changeName: { as: signedIn(200), call: () => ({ body: { firstName: 'Ann', lastName: '', middleName: '' } }) },
    changePassword: {
      as: signedIn(400),
      call: () => ({ body: { currentPassword: 'not-it-1', password: nobody.password } }),
    },
    addEmail: { as: signedIn(409), call: () => ({ body: { email: nobody.email } }) },
    setPhone: { as: signedIn(200), call: () => ({ body: { phone: '3075550101' } }) },
    setFirstPage: { as: adminOnly(200), call: () => ({ body: { firstPage: 'queue' } }) },
    setTheme: { as: signedIn(200), call: () => ({ body: { theme: 'dark' } }) },
    changePhone: { as: signedIn(200), call: () => ({ body: { newPhone: '3075550101' } }) },
    // Every caller has a different address.
    changeEmail: {
      as: [401, 401, 400, 400, 200],
      call: (_world, { email }) => ({ body: { currentEmail: email, newEmail: 'moved@access.example' } }),
    },
    confirmCode: { as: signedIn(410), call: () => ({ body: { code: '123456' } }) },
    sessions: { as: signedIn(200) },
    endSession: { as: [401, 401, 404, 404, 200], call: byId(aSession) },
    endOtherSessions: { as: signedIn(200) },
  },
  signInMethods: {
    passkeyOptions: { as: open(200) },
    passkeySignIn: { as: open(400), call: () => ({ body: { passkey: aProof } }) },
    list: { as: signedIn(200) },
    newPasskeyOptions: { as: signedIn(200) },
    addPasskey: {
      as: signedIn(400),
      call: () => ({ body: { name: 'Phone', passkey: { ...aProof, response: aCredential } } }),
    },
    renamePasskey: { as: [401, 401, 404, 404, 200], call: byId(aPasskey, { name: 'Old phone' }) },
    removePasskey: { as: [401, 401, 404, 404, 200], call: byId(aPasskey) },
    beginAuthenticator: { as: signedIn(201) },
    confirmAuthenticator: { as: signedIn(404), call: () => ({ body: { code: '123456' } }) },
    removeAuthenticator: { as: signedIn(404) },
    newRecoveryCodes: { as: signedIn(404) },
    stepUpOptions: { as: signedIn(200) },
    stepUp: { as: signedIn(400), call: () => ({ body: { password: 'not-it-1' } }) },
  },
  people: {
    list: { as: ownListOnly(200) },
    changeRole: {
      as: ownerOnly(200),
      call: byId(async (world, owner) => (await aMember(world, owner, 'viewer')).id, { role: 'dispatcher' }),
    },
    changePayLimit: {
      as: ownerOnly(200),
      call: byId(async (world, owner) => (await aMember(world, owner, 'dispatcher')).id, { limit: 500 }),
    },
    remove: { as: ownerOnly(200), call: byId(async (world, owner) => (await aMember(world, owner, 'viewer')).id) },
    invite: {
      as: ownListOnly(201),
      call: (_world, { id }) => ({ body: { email: `invited-by-${id}@access.example`, role: 'viewer' } }),
    },
    revoke: { as: [401, 401, 403, 410, 200], call: byId((world, owner) => anInvitation(world, owner)) },
    accept: { as: [401, 401, 403, 410, 200], call: byId(anInvitationTo) },
    decline: { as: [401, 401, 403, 410, 200], call: byId(anInvitationTo) },
    accounts: { as: ownListOnly(200) },
    open: { as: ownerOnly(200), call: byId(anotherAccountOf) },
    leave: { as: ownerOnly(200), call: byId(anotherAccountOf) },
  },
  joins: {
    list: { as: ownListOnly(200) },
    ask: {
      // The company is the owner's.
      as: [401, 401, 403, 404, 201],
      call: async (world, owner) => {
        await aCompany(world, owner, { dotNumber: '6000001' });
        return { body: { dotNumber: '6000001' } };
      },
    },
    end: { as: [401, 401, 403, 410, 200], call: byId(aJoinBy) },
    agree: { as: [401, 401, 403, 410, 200], call: byId(aJoinTo) },
    confirm: { as: [401, 401, 403, 410, 200], call: byId(anAgreedJoinBy) },
  },
  personalData: {
    download: { as: signedIn(200) },
    remove: { as: [401, 401, 403, 400, 200], call: setPassword },
  },
  users: {
    list: { as: adminOnly(200) },
    export: { as: adminOnly(200) },
    read: { as: adminOnly(200), call: (_world, { id }) => ({ params: { id } }) },
    orders: { as: adminOnly(200), call: (_world, { id }) => ({ params: { userId: id } }) },
    create: {
      as: adminOnly(201),
      call: () => ({ body: { email: 'made@access.example', password: 'given', role: 'user' } }),
    },
    changeDeskRole: {
      as: adminOnly(200),
      call: async (world) => ({
        params: { id: (await aUser(world, { role: 'admin' })).id },
        body: { deskRole: 'clerk' },
      }),
    },
    remove: {
      as: adminOnly(200),
      call: async (world) => ({ params: { id: (await aUser(world)).id } }),
    },
    changeEmail: {
      as: adminOnly(200),
      call: async (world) => ({ params: { id: (await aUser(world)).id }, body: { email: 'renamed@access.example' } }),
    },
    sendEmailLink: {
      as: adminOnly(200),
      call: async (world) => ({ params: { id: (await aUser(world, { role: 'admin' })).id } }),
    },
    changeName: {
      as: adminOnly(200),
      call: (_world, { id }) => ({ params: { id }, body: { firstName: 'Ann', lastName: '', middleName: '' } }),
    },
    changePhone: { as: adminOnly(200), call: (_world, { id }) => ({ params: { id }, body: { phone: '3075550101' } }) },
    changePassword: {
      as: adminOnly(200),
      call: async (world) => ({ params: { id: (await aUser(world)).id }, body: { password: 'given' } }),
    },
    removeSecondFactor: {
      as: adminOnly(200),
      call: async (world) => {
        const user = await aUser(world);
        await aPasskey(world, user);
        return { params: { id: user.id } };
      },
    },
    endSessions: {
      as: adminOnly(200),
      call: async (world) => ({ params: { id: (await aUser(world)).id } }),
    },
  },
  provisions: {
    list: { as: [401, 401, 200, 200, 200] },
    read: { as: open(200), call: () => ({ params: { state: 'TX' } }) },
  },
  site: { config: { as: open(200) } },
  states: {
    read: { as: open(200), call: () => ({ params: { code: 'TX' } }) },
    outlook: { as: open(200), call: () => ({ params: { code: 'TX' } }) },
    turnaround: { as: open(200) },
  },
  places: {
    read: { as: open(200), call: () => ({ body: { text: 'Dallas, TX' } }) },
    suggest: { as: open(200), call: () => ({ query: { text: 'dal' } }) },
    name: { as: open(200), call: () => ({ body: { points: [dallas] } }) },
  },
  routes: {
    find: { as: signedIn(200), call: () => ({ body: { places: [dallas, denver] } }) },
    check: { as: open(200), call: () => ({ body: { places: [dallas, denver] } }) },
    via: { as: open(200), call: () => ({ body: { road: 'I-25', from: dallas, to: denver } }) },
  },
  outreach: {
    joinTeam: {
      as: open(201),
      call: (world) => ({ body: { ...aMessageBody(world), position: 'Driver' } }),
    },
    contactRequest: { as: open(201), call: (world) => ({ body: aMessageBody(world) }) },
  },
  articles: {
    list: { as: open(200) },
    read: { as: open(200), call: byId(publishedId) },
    image: {
      as: open(200),
      call: byId(async (world) => (await anArticle(world, { isPublished: true, hasImage: true })).id),
    },
    adminList: { as: adminOnly(200) },
    adminRead: { as: adminOnly(200), call: byId(articleId) },
    adminImage: {
      as: adminOnly(200),
      call: byId(async (world) => (await anArticle(world, { hasImage: true })).id),
    },
    create: { as: adminOnly(201), call: () => ({ body: { title: 'Why escorts' } }) },
    save: { as: adminOnly(200), call: byId(articleId, { version: 1, title: 'Which escorts' }) },
    publish: { as: adminOnly(200), call: byId(articleId, { version: 1 }) },
    unpublish: {
      as: adminOnly(200),
      call: async (world) => {
        const { id, version } = await anArticle(world, { isPublished: true });
        return { params: { id }, body: { version } };
      },
    },
    remove: { as: adminOnly(200), call: byId(articleId) },
    setImage: {
      as: adminOnly(200),
      call: byId(articleId, new File([new Uint8Array(tinyPng)], 'dot.png', { type: 'image/png' })),
    },
    removeImage: { as: adminOnly(200), call: byId(picturedId) },
  },
  waits: { list: { as: ownerOnly(200), call: byId(paidId) } },
  warnings: { list: { as: ownerOnly(200), call: byId(paidId) } },
  restrictions: {
    list: { as: adminOnly(200) },
    preview: { as: adminOnly(200), call: () => ({ body: aRestrictionBody }) },
    create: { as: adminOnly(201), call: () => ({ body: aRestrictionBody }) },
    update: {
      as: adminOnly(200),
      call: async (world, _owner, admin) => ({
        params: { id: (await aRestriction(world, admin))._id },
        body: { ...aRestrictionBody, version: 1 },
      }),
    },
    withdraw: {
      as: adminOnly(200),
      call: async (world, _owner, admin) => ({ params: { id: (await aRestriction(world, admin))._id } }),
    },
  },
  packets: {
    list: { as: ownerOnly(200), call: byId(paidId) },
    create: { as: ownerOnly(201), call: byId(paidId, { kind: 'driver', name: 'Driver' }) },
    revoke: { as: ownerOnly(200), call: byId(async (world, owner) => (await aPacketLink(world, owner))._id) },
    send: {
      as: ownerOnly(200),
      call: byId(async (world, owner) => (await aPacketLink(world, owner))._id, { to: 'driver@test.example' }),
    },
    // The token is the only right that this needs.
    open: {
      as: open(200),
      call: async (world, owner) => ({ params: { token: (await aPacketLink(world, owner)).token } }),
    },
    calendar: {
      as: open(200),
      call: async (world, owner) => ({ params: { token: (await aPacketLink(world, owner)).token } }),
    },
    pages: { as: open(200), call: async (world, owner) => ({ params: await aPacketDocument(world, owner) }) },
    document: { as: open(200), call: async (world, owner) => ({ params: await aPacketDocument(world, owner) }) },
    all: {
      as: open(200),
      call: async (world, owner) => ({ params: { token: (await aPacketDocument(world, owner)).token } }),
    },
  },
  calendarFeeds: {
    read: { as: ownListOnly(200) },
    create: { as: ownListOnly(201) },
    revoke: { as: ownerOnly(200), call: (world, owner) => aCalendarFeed(world, owner).then(() => ({})) },
    // The token is the only right that this needs.
    open: { as: open(200), call: async (world, owner) => ({ params: { token: await aCalendarFeed(world, owner) } }) },
  },
  webhooks: {
    list: { as: ownListOnly(200) },
    create: { as: ownListOnly(201), call: () => ({ body: aWebhookBody }) },
    update: {
      as: ownerOnly(200),
      call: byId(async (world, owner) => (await aWebhook(world, owner))._id, {
        events: ['order.paid'],
        isPaused: true,
      }),
    },
    rotateSecret: { as: ownerOnly(200), call: byId(async (world, owner) => (await aWebhook(world, owner))._id) },
    move: {
      as: ownerOnly(200),
      call: byId(async (world, owner) => (await aWebhook(world, owner))._id, { address: aWebhookBody.address }),
    },
    test: { as: ownerOnly(200), call: byId(async (world, owner) => (await aWebhook(world, owner))._id) },
    remove: { as: ownerOnly(200), call: byId(async (world, owner) => (await aWebhook(world, owner))._id) },
    deliveries: { as: ownerOnly(200), call: byId(async (world, owner) => (await aWebhook(world, owner))._id) },
    replay: { as: ownerOnly(200), call: byId(aDelivery) },
  },
  recipients: {
    list: { as: ownListOnly(200) },
    create: { as: ownListOnly(201), call: () => ({ body: aRecipientBody }) },
    remove: { as: ownerOnly(200), call: byId(async (world, owner) => (await aRecipient(world, owner))._id) },
  },
  apiKeys: {
    list: { as: ownListOnly(200) },
    create: { as: ownListOnly(201), call: () => ({ body: anApiKeyBody }) },
    revoke: { as: ownerOnly(200), call: byId(async (world, owner) => (await anApiKey(world, owner))._id) },
    calls: { as: ownerOnly(200), call: byId(async (world, owner) => (await anApiKey(world, owner))._id) },
  },
  companies: {
    list: { as: ownListOnly(200) },
    verify: { as: ownListOnly(200), call: () => ({ query: { dotNumber: '1' } }) },
    export: { as: ownListOnly(200) },
    importFile: { as: ownListOnly(200), call: () => ({ body: { csv: toCsv(company), isPreview: false } }) },
    create: { as: ownListOnly(201), call: () => ({ body: company }) },
    update: { as: ownerOnly(200), call: byId(aCompany, company) },
    remove: { as: ownerOnly(200), call: byId(aCompany) },
  },
  trucks: {
    list: { as: ownListOnly(200) },
    export: { as: ownListOnly(200) },
    importFile: { as: ownListOnly(200), call: () => ({ body: { csv: toCsv(truck), isPreview: false } }) },
    create: { as: ownListOnly(201), call: () => ({ body: truck }) },
    update: { as: ownerOnly(200), call: byId(aTruck, { ...truck, internalNumber: 'A-2' }) },
    remove: { as: ownerOnly(200), call: byId(aTruck) },
  },
  trailers: {
    list: { as: ownListOnly(200) },
    export: { as: ownListOnly(200) },
    importFile: { as: ownListOnly(200), call: () => ({ body: { csv: toCsv(trailer), isPreview: false } }) },
    create: { as: ownListOnly(201), call: () => ({ body: trailer }) },
    update: { as: ownerOnly(200), call: byId(aTrailer, { ...trailer, internalNumber: 'A-2' }) },
    remove: { as: ownerOnly(200), call: byId(aTrailer) },
  },
  combinations: {
    list: { as: ownListOnly(200) },
    create: {
      as: ownerOnly(201),
      call: async (world, owner) => ({ body: await aCombinationBody(world, owner) }),
    },
    remove: { as: ownerOnly(200), call: byId(async (world, owner) => (await aCombination(world, owner))._id) },
  },
  orders: {
    // Other callers find none of the owner's orders.
    list: { as: signedIn(200), call: (_world, { id }) => ({ query: { userId: id } }) },
    export: { as: ownListOnly(200) },
    recent: { as: ownListOnly(200) },
    read: { as: ownerOnly(200), call: byId(draftId) },
    create: {
      as: [401, 401, 403, 404, 201],
      call: async (world, owner) => ({
        body: { customer, title: 'Mine', company: await aCompany(world, owner), step: 2 },
      }),
    },
    copy: {
      as: ownerOnly(201),
      call: async (world, owner) => ({ params: { id: await draftId(world, owner) }, body: { _id: world.deps.ids() } }),
    },
    save: { as: ownerOnly(200), call: byId(draftId, { version: 1, title: 'Changed' }) },
    remove: { as: ownerOnly(200), call: byId(draftId) },
    events: { as: ownerOnly(200), call: byId(draftId) },
    changePoNumber: { as: ownerOnly(200), call: byId(paidId, { poNumber: 'Job 7731', from: '' }) },
  },
  orderChanges: {
    preview: { as: [401, 401, 200, 404, 200], call: aMovedOrder },
    change: {
      as: [401, 401, 200, 404, 200],
      // A repeat of the same change finds it made.
      call: async (world, owner) => {
        const { params, body } = await aMovedOrder(world, owner);
        return { params, body: { ...body, _id: world.deps.ids(), expected: 0 } };
      },
    },
    list: { as: [401, 401, 200, 404, 200], call: byId(paidId) },
    refuse: { as: adminOnly(200), call: anAskedChange },
  },
  corrections: {
    find: { as: ownListOnly(200), call: ownTruck },
    take: {
      as: ownListOnly(200),
      call: async (world, owner) => ({ ...(await ownTruck(world, owner)), body: {} }),
    },
  },
  orderStart: {
    details: { as: ownListOnly(200) },
    lastLoad: {
      as: ownListOnly(200),
      call: async (world, owner) => ({
        query: { truck: await aTruck(world, owner), trailer: await aTrailer(world, owner) },
      }),
    },
  },
  weekBoard: { read: { as: ownListOnly(200), call: () => ({ query: { from: '2026-11-30' } }) } },
  adminOrders: {
    list: { as: adminOnly(200) },
    export: { as: adminOnly(200) },
    changeStatus: {
      as: adminOnly(200),
      call: async (world, owner, admin) => {
        const { _id, permits } = await aPendingOrder(world, owner);
        for (const permit of permits) await issue(world, admin, permit);
        return { params: { id: _id }, body: { status: 'approved' } };
      },
    },
  },
  templates: {
    list: { as: adminOnly(200) },
    create: { as: adminOnly(201), call: () => ({ body: aTemplateBody() }) },
    change: {
      as: adminOnly(200),
      call: byId((world) => aTemplate(world), { ...aTemplateBody(), version: 1 }),
    },
    remove: { as: adminOnly(200), call: byId((world) => aTemplate(world)) },
  },
  adjustments: {
    cards: { as: adminOnly(200), call: byId(draftId) },
    charge: { as: adminOnly(200), call: aDueDifference },
    withdraw: { as: adminOnly(200), call: anAskedDifference },
  },
  feeDifferences: {
    list: { as: adminOnly(200) },
    read: { as: adminOnly(200), call: byId(draftId) },
    settle: { as: adminOnly(200), call: anOpenFee },
    undo: { as: adminOnly(200), call: anAbsorbedFee },
    own: { as: ownerOnly(200), call: byId(draftId) },
    consent: { as: ownerOnly(200), call: byId(draftId, { limit: 5000, textVersion: feeConsentVersion }) },
    withdraw: { as: ownerOnly(200), call: byId(draftId) },
    consents: { as: ownListOnly(200) },
  },
  orderFile: {
    read: { as: adminOnly(200), call: byId(draftId) },
    vehicles: { as: adminOnly(200), call: byId(draftId) },
    previewUnits: { as: adminOnly(200), call: aWiderUnit },
    changeUnits: { as: adminOnly(200), call: aWiderUnit },
    fillSheet: {
      as: adminOnly(200),
      call: byId(paidId, { values: [{ unit: null, key: 'insurance', value: 'Acme Mutual, 12-345' }] }),
    },
    changePoNumber: { as: adminOnly(200), call: byId(paidId, { poNumber: 'Job 7731', from: '' }) },
    addNote: { as: adminOnly(201), call: byId(draftId, { text: 'Called the carrier.' }) },
  },
  phoneCharges: {
    agreement: { as: ownListOnly(200) },
    agree: {
      as: ownerOnly(200),
      call: async (world, owner) => ({
        body: { cardId: (await aCard(world, owner)).id, limit: 50_000, textVersion: phoneAgreementVersion },
      }),
    },
    withdraw: { as: ownListOnly(200) },
    read: { as: adminOnly(200), call: byId(draftId) },
    charge: {
      as: adminOnly(200),
      call: async (world, owner, admin) => {
        const order = await anAgreedPhoneOrder(world, { admin, owner });
        return { params: { id: order._id }, body: { expectedTotal: order.totalPrice } };
      },
    },
  },
  phoneOrders: {
    handOver: {
      as: adminOnly(200),
      call: async (world, owner, admin) => {
        const { _id, version } = await aCompletePhoneOrder(world, { admin, owner });
        return { params: { id: _id }, body: { version } };
      },
    },
  },
  stateQuestions: {
    list: { as: adminOnly(200) },
    answer: {
      as: adminOnly(200),
      call: async (world, owner) => {
        const { permits } = await anOrderToAsk(world, owner);
        const [permit] = permits;
        return {
          params: { id: permit?._id ?? '' },
          body: { load: permit?.stateQuestion?.load ?? '', isPermitted: true },
        };
      },
    },
  },
  refunds: {
    create: { as: adminOnly(201), call: byId(paidId, { amount: 100, reason: 'The state took it back.' }) },
    list: { as: ownerOnly(200), call: byId(paidId) },
  },
  permits: {
    change: { as: adminOnly(200), call: byId(permitId, { from: 'requested', status: 'filed' }) },
    file: {
      as: adminOnly(200),
      call: async (world, owner) => {
        const { _id: id, permits: own } = await aPendingOrder(world, owner);
        return { params: { id }, body: { permits: own.map(({ _id }) => _id) } };
      },
    },
    undoFile: {
      as: adminOnly(200),
      call: async (world, owner, { token }) => {
        const { _id: id, permits: own } = await aPendingOrder(world, owner);
        const body = { permits: own.map(({ _id }) => _id) };
        await world.call('POST', `/permits/admin/orders/${id}/file`, { token, body });
        return { params: { id }, body };
      },
    },
    issue: {
      as: adminOnly(200),
      call: async (world, owner) => ({
        params: { id: await permitId(world, owner) },
        query: { from: 'requested', name: 'permit.pdf', ...asIssued, chargedFeeCents: '6250', despiteDoubts: 'true' },
        body: new File([aPdf()], 'permit.pdf', { type: 'application/pdf' }),
      }),
    },
    document: {
      as: [401, 401, 200, 404, 200],
      call: byId(async (world, owner) => (await anIssuedPermit(world, owner)).document),
    },
    amend: {
      as: adminOnly(200),
      call: async (world, owner) => {
        const { permit } = await anIssuedPermit(world, owner);
        const { _id, version, validFrom, validTo } = permit;
        const query = {
          version: String(version),
          name: 'permit.pdf',
          stateNumber: 'TX-9',
          validFrom: String(validFrom),
          validTo: String(validTo),
          despiteDoubts: 'true',
        };
        return { params: { id: _id }, query, body: new File([aPdf()], 'permit.pdf', { type: 'application/pdf' }) };
      },
    },
    void: {
      as: adminOnly(200),
      call: async (world, owner) => {
        const { _id, version } = (await anIssuedPermit(world, owner)).permit;
        return { params: { id: _id }, body: { version, reason: 'The trip was canceled.' } };
      },
    },
    all: {
      as: [401, 401, 200, 404, 200],
      call: async (world, owner, admin) => {
        const { _id, permits } = await aPendingOrder(world, owner);
        for (const permit of permits) await issue(world, admin, permit);
        return { params: { id: _id } };
      },
    },
    versions: { as: [401, 401, 200, 404, 200], call: byId(permitId) },
    resubmit: {
      as: ownerOnly(200),
      call: async (world, owner) => {
        const { _id, date, route } = await aRefusedPermit(world, owner);
        return { params: { id: _id }, body: { date, route, comment: '' } };
      },
    },
    resubmitOrder: {
      as: ownerOnly(200),
      call: async (world, owner) => ({
        params: { id: await aRejectedOrder(world, owner) },
        body: { permits: [], answer: 'The survey is here.' },
      }),
    },
  },
  messages: {
    read: { as: [401, 401, 200, 404, 200], call: byId(queuedId) },
    answer: {
      as: ownerOnly(201),
      call: async (world, owner) => ({ params: { id: await queuedId(world, owner) }, body: aText(world) }),
    },
    upload: {
      as: [401, 401, 201, 404, 201],
      call: async (world, owner) => ({
        params: { id: await queuedId(world, owner) },
        query: { name: 'registration.pdf' },
        body: new File([aPdf()], 'registration.pdf', { type: 'application/pdf' }),
      }),
    },
    file: {
      as: [401, 401, 200, 404, 200],
      call: byId(async (world, owner) => aSentFile(world, { id: await queuedId(world, owner), by: owner })),
    },
    ask: {
      as: adminOnly(201),
      call: async (world, owner) => ({ params: { id: await queuedId(world, owner) }, body: aText(world) }),
    },
    withdraw: {
      as: adminOnly(200),
      call: async (world, owner, admin) => ({
        params: { id: await aQuestion(world, { id: await queuedId(world, owner), by: admin }) },
      }),
    },
    markRead: {
      as: adminOnly(200),
      call: async (world, owner) => {
        const id = await queuedId(world, owner);
        const last = world.deps.ids();
        const answered = await answer(world, { id, by: owner }, { _id: last });
        if (answered.statusCode !== 201) throw new Error(answered.body);
        return { params: { id }, body: { last } };
      },
    },
  },
  statePdfs: {
    read: {
      as: adminOnly(200),
      call: byId(paidId, new File([aPdf()], 'permit.pdf', { type: 'application/pdf' })),
    },
  },
  notifications: {
    list: { as: ownListOnly(200) },
    read: { as: ownerOnly(200), call: byId(aNotification) },
    readAll: { as: ownListOnly(200) },
    readMails: { as: ownListOnly(200) },
    chooseMails: { as: ownListOnly(200), call: () => ({ body: { whose: 'all' } }) },
    remove: { as: ownerOnly(200), call: byId(aNotification) },
    restore: { as: ownerOnly(200), call: byId(aNotification) },
  },
  approvals: {
    list: { as: adminOnly(200) },
    // approvals.test.ts covers the acts that each role may ask for.
    ask: {
      as: adminOnly(400),
      call: (world) => ({
        body: { _id: world.deps.ids(), method: 'POST', path: '/nothing', params: {}, reason: 'None.' },
      }),
    },
    approve: { as: adminOnly(404), call: (world) => ({ params: { id: world.deps.ids() } }) },
    refuse: { as: adminOnly(404), call: (world) => ({ params: { id: world.deps.ids() } }) },
  },
  auditLog: {
    list: { as: adminOnly(200) },
    export: { as: adminOnly(200) },
    exportSigned: { as: adminOnly(200) },
    readKey: { as: adminOnly(200) },
  },
  statistics: {
    read: { as: adminOnly(200) },
    export: { as: adminOnly(200) },
  },
  orderSearch: {
    find: { as: adminOnly(200), call: () => ({ query: { search: '100001' } }) },
  },
  queue: {
    list: { as: adminOnly(200) },
    next: { as: adminOnly(200) },
    count: { as: adminOnly(200) },
    read: { as: adminOnly(200), call: byId(paidId) },
    desk: { as: adminOnly(200) },
    claim: { as: adminOnly(200), call: byId(paidId, {}) },
    assign: {
      as: adminOnly(200),
      call: async (world, owner) => ({
        params: { id: await paidId(world, owner) },
        body: { to: (await aUser(world, { role: 'admin' })).id },
      }),
    },
    release: {
      as: adminOnly(200),
      call: async (world, owner, { token }) => {
        const id = await paidId(world, owner);
        await world.call('PUT', `/permits/admin/queue/${id}/claim`, { token, body: {} });
        return { params: { id } };
      },
    },
  },
  system: {
    read: { as: adminOnly(200) },
    waits: { as: adminOnly(200) },
    retryMail: { as: adminOnly(200), call: byId((world) => aFailedMail(world)) },
  },
  paymentAlerts: {
    list: { as: adminOnly(200) },
    resolve: { as: adminOnly(200), call: byId((world) => anAlert(world)) },
  },
  ledger: {
    read: { as: adminOnly(200), call: byId(paidId) },
    explain: {
      as: adminOnly(200),
      call: async (world, owner) => {
        const { _id, permits } = await aPaidOrder(world, owner);
        return { params: { id: _id }, body: { permitId: permits[0]?._id, reason: 'The state rounds up.' } };
      },
    },
    export: { as: adminOnly(200), call: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }) },
  },
  payouts: {
    list: { as: adminOnly(200) },
    read: { as: adminOnly(200), call: byId((world) => aPayout(world)) },
  },
  books: {
    read: { as: adminOnly(200) },
    close: {
      as: adminOnly(200),
      call: async (world, _owner, admin) => ({
        params: { month: await aMonthToClose(world, admin) },
        body: { entries: 0, openFees: await countOpenFees(world, admin) },
      }),
    },
    reopen: {
      as: adminOnly(200),
      call: async (world, _owner, admin) => ({
        params: { month: await theLastClosedMonth(world, admin) },
        body: { reason: 'A fee was missing.' },
      }),
    },
    reopenedFile: {
      as: adminOnly(200),
      call: async (world, _owner, admin) => ({ params: { id: await aReopenedMonth(world, admin) } }),
    },
    file: {
      as: adminOnly(200),
      call: async (world, _owner, admin) => ({ params: { month: await aClosedMonth(world, admin) } }),
    },
  },
  statements: {
    list: { as: ownListOnly(200) },
    listOfUser: { as: adminOnly(200), call: (_world, owner) => ({ params: { id: owner.id } }) },
    file: {
      as: [401, 401, 200, 404, 200],
      call: async (world, owner) => ({ params: { id: await aCompany(world, owner), month: '2026-11' } }),
    },
  },
  locations: { list: { as: ownListOnly(200) } },
  cards: {
    list: { as: ownListOnly(200) },
    setup: { as: ownListOnly(201) },
    create: {
      as: ownerOnly(200),
      call: async (world, owner) => ({ body: { sourceId: (await aCard(world, owner)).sourceId } }),
    },
    update: {
      as: ownerOnly(200),
      call: async (world, owner) => ({ body: { id: (await aCard(world, owner)).id, values: billing } }),
    },
    remove: { as: ownerOnly(200), call: byId(async (world, owner) => (await aCard(world, owner)).id) },
  },
  payments: {
    config: { as: ownListOnly(200) },
    confirm: {
      as: ownerOnly(200),
      // No owner has set a limit.
      dispatcher: 403,
      call: async (world, owner) => ({
        body: { sourceId: (await aCard(world, owner)).sourceId, orderId: (await aPayableOrder(world, owner))._id },
      }),
    },
    askOwner: { as: ownerOnly(409), dispatcher: 200, call: byId(payableId) },
    receipt: {
      as: [401, 401, 200, 404, 200],
      call: byId(async (world, owner) => (await aPaidOrder(world, owner))._id),
    },
    list: { as: ownerOnly(200), call: byId(paidId) },
    paymentReceipt: {
      as: [401, 401, 200, 404, 200],
      call: byId(async (world, owner) => aPaymentBy(world, await aPaidOrder(world, owner))),
    },
    status: { as: ownerOnly(200), call: byId(draftId) },
    balance: { as: ownerOnly(200), call: byId(draftId) },
    // An admin may query any order; an unpaid order has no payment.
    intent: {
      as: [401, 401, 404, 404, 404],
      call: async (world, owner) => ({ query: { orderId: await draftId(world, owner) } }),
    },
  },
};
