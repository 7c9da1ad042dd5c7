import { feeConsentVersion, type AccountRole, type contract } from '@wideload/contract';
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

type Call = NonNullable<Row['call']>;

const row = (as: Row['as'], call?: Call): Row => ({ as, ...(call && { call }) });
const open = (status: number, call?: Call) => row([status, status, status, status, status], call);
/** Each caller has a separate list or draft. */
const ownListOnly = (status: number, call?: Call) => row([401, 401, 403, status, status], call);
const signedIn = (status: number, call?: Call) => row([401, 401, status, status, status], call);
const ownerOnly = (status: number, call?: Call) => row([401, 401, 403, 404, status], call);
const ownerOrDesk = (status: number, call?: Call) => row([401, 401, status, 404, status], call);
/** It belongs to a person, whatever their role. */
const personOnly = (status: number, call?: Call) => row([401, 401, 404, 404, status], call);
const addresseeOnly = (status: number, call?: Call) => row([401, 401, 403, 410, status], call);
const adminOnly = (status: number, call?: Call) => row([401, 401, status, 403, 403], call);

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

const permitFile = new File([aPdf()], 'permit.pdf', { type: 'application/pdf' });

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

type Made = string | { _id: string } | { id: string };

function toId(made: Made): string {
  if (typeof made === 'string') return made;
  return '_id' in made ? made._id : made.id;
}

const byId =
  (make: (world: World, owner: SignedInUser) => Promise<Made>, body?: object): Call =>
  async (world, owner) => ({ params: { id: toId(await make(world, owner)) }, ...(body && { body }) });
const anInvitationTo = async (world: World, { email }: SignedInUser) => anInvitation(world, await aUser(world), email);
const anotherAccountOf = async (world: World, person: SignedInUser) => {
  const { ownerId } = await aUser(world);
  await join(world, { ownerId, personId: person.id, role: 'viewer' });
  return ownerId;
};
const paidId = async (world: World, owner: SignedInUser) => (await aPaidOrder(world, owner))._id;
const aText = (world: World) => ({ _id: world.deps.ids(), text: 'What is the VIN of the truck?' });
const anArticleWith = (wanted: Parameters<typeof anArticle>[1]) => (world: World) => anArticle(world, wanted);
const permitId = async (world: World, owner: SignedInUser) => (await aPaidPermit(world, owner))._id;
const aMemberAs = (role: AccountRole) => (world: World, owner: SignedInUser) => aMember(world, owner, role);
const byPacketToken: Call = async (world, owner) => ({
  params: { token: (await aPacketLink(world, owner)).token },
});
const aNewTemplate = (world: World) => aTemplate(world);
const aNewUser = (world: World) => aUser(world);
const aNewAdmin = (world: World) => aUser(world, { role: 'admin' });
const draftId = async (world: World, owner: SignedInUser) => (await aDraft(world, owner))._id;

export const accessRows: Rows = {
  accounts: {
    signIn: open(401, () => ({ body: nobody })),
    signUp: open(201, () => ({ body: { ...nobody, terms: true } })),
    resendCode: open(410),
    confirmByCode: open(410, () => ({ body: { code: '123456' } })),
    signInByKey: open(410),
    resetPassword: open(200, () => ({ body: { email: nobody.email } })),
    newPassword: open(410, () => ({ body: { token: 'A'.repeat(43), password: nobody.password } })),
    refreshToken: open(401),
    signOut: open(200),
    currentUser: row([401, 401, 200, 200, 200]),
    changeName: signedIn(200, () => ({ body: { firstName: 'Ann', lastName: '', middleName: '' } })),
    changePassword: signedIn(400, () => ({ body: { currentPassword: 'not-it-1', password: nobody.password } })),
    addEmail: signedIn(409, () => ({ body: { email: nobody.email } })),
    setPhone: signedIn(200, () => ({ body: { phone: '3075550101' } })),
    setFirstPage: adminOnly(200, () => ({ body: { firstPage: 'queue' } })),
    setTheme: signedIn(200, () => ({ body: { theme: 'dark' } })),
    changePhone: signedIn(200, () => ({ body: { newPhone: '3075550101' } })),
    // Every caller has a different address.
    changeEmail: row([401, 401, 400, 400, 200], (_world, { email }) => ({
      body: { currentEmail: email, newEmail: 'moved@access.example' },
    })),
    confirmCode: signedIn(410, () => ({ body: { code: '123456' } })),
    sessions: signedIn(200),
    endSession: personOnly(200, byId(aSession)),
    endOtherSessions: signedIn(200),
  },
  signInMethods: {
    passkeyOptions: open(200),
    passkeySignIn: open(400, () => ({ body: { passkey: aProof } })),
    list: signedIn(200),
    newPasskeyOptions: signedIn(200),
    addPasskey: signedIn(400, () => ({ body: { name: 'Phone', passkey: { ...aProof, response: aCredential } } })),
    renamePasskey: personOnly(200, byId(aPasskey, { name: 'Old phone' })),
    removePasskey: personOnly(200, byId(aPasskey)),
    beginAuthenticator: signedIn(201),
    confirmAuthenticator: signedIn(404, () => ({ body: { code: '123456' } })),
    removeAuthenticator: signedIn(404),
    newRecoveryCodes: signedIn(404),
    stepUpOptions: signedIn(200),
    stepUp: signedIn(400, () => ({ body: { password: 'not-it-1' } })),
  },
  people: {
    list: ownListOnly(200),
    changeRole: ownerOnly(200, byId(aMemberAs('viewer'), { role: 'dispatcher' })),
    changePayLimit: ownerOnly(200, byId(aMemberAs('dispatcher'), { limit: 500 })),
    remove: ownerOnly(200, byId(aMemberAs('viewer'))),
    invite: ownListOnly(201, (_world, { id }) => ({
      body: { email: `invited-by-${id}@access.example`, role: 'viewer' },
    })),
    revoke: addresseeOnly(200, byId(anInvitation)),
    accept: addresseeOnly(200, byId(anInvitationTo)),
    decline: addresseeOnly(200, byId(anInvitationTo)),
    accounts: ownListOnly(200),
    open: ownerOnly(200, byId(anotherAccountOf)),
    leave: ownerOnly(200, byId(anotherAccountOf)),
  },
  joins: {
    list: ownListOnly(200),
    // The company is the owner's.
    ask: row([401, 401, 403, 404, 201], async (world, owner) => {
      await aCompany(world, owner, { dotNumber: '6000001' });
      return { body: { dotNumber: '6000001' } };
    }),
    end: addresseeOnly(200, byId(aJoinBy)),
    agree: addresseeOnly(200, byId(aJoinTo)),
    confirm: addresseeOnly(200, byId(anAgreedJoinBy)),
  },
  personalData: {
    download: signedIn(200),
    remove: row([401, 401, 403, 400, 200], setPassword),
  },
  users: {
    list: adminOnly(200),
    export: adminOnly(200),
    read: adminOnly(200, (_world, { id }) => ({ params: { id } })),
    orders: adminOnly(200, (_world, { id }) => ({ params: { userId: id } })),
    create: adminOnly(201, () => ({ body: { email: 'made@access.example', password: 'given', role: 'user' } })),
    createCarrier: adminOnly(201, (world) => ({ body: { email: `${world.deps.ids()}@access.example` } })),
    changeDeskRole: adminOnly(200, byId(aNewAdmin, { deskRole: 'clerk' })),
    remove: adminOnly(200, byId(aNewUser)),
    changeEmail: adminOnly(200, byId(aNewUser, { email: 'renamed@access.example' })),
    sendEmailLink: adminOnly(200, byId(aNewAdmin)),
    changeName: adminOnly(200, (_world, { id }) => ({
      params: { id },
      body: { firstName: 'Ann', lastName: '', middleName: '' },
    })),
    changePhone: adminOnly(200, (_world, { id }) => ({ params: { id }, body: { phone: '3075550101' } })),
    changePassword: adminOnly(200, byId(aNewUser, { password: 'given' })),
    removeSecondFactor: adminOnly(200, async (world) => {
      const user = await aUser(world);
      await aPasskey(world, user);
      return { params: { id: user.id } };
    }),
    endSessions: adminOnly(200, byId(aNewUser)),
  },
  provisions: {
    list: row([401, 401, 200, 200, 200]),
    read: open(200, () => ({ params: { state: 'TX' } })),
  },
  site: { config: open(200) },
  states: {
    read: open(200, () => ({ params: { code: 'TX' } })),
    outlook: open(200, () => ({ params: { code: 'TX' } })),
    turnaround: open(200),
  },
  places: {
    read: open(200, () => ({ body: { text: 'Dallas, TX' } })),
    suggest: open(200, () => ({ query: { text: 'dal' } })),
    name: open(200, () => ({ body: { points: [dallas] } })),
  },
  routes: {
    find: signedIn(200, () => ({ body: { places: [dallas, denver] } })),
    check: open(200, () => ({ body: { places: [dallas, denver] } })),
    via: open(200, () => ({ body: { road: 'I-25', from: dallas, to: denver } })),
  },
  outreach: {
    joinTeam: open(201, (world) => ({ body: { ...aMessageBody(world), position: 'Driver' } })),
    contactRequest: open(201, (world) => ({ body: aMessageBody(world) })),
  },
  articles: {
    list: open(200),
    read: open(200, byId(anArticleWith({ isPublished: true }))),
    image: open(200, byId(anArticleWith({ isPublished: true, hasImage: true }))),
    adminList: adminOnly(200),
    adminRead: adminOnly(200, byId(anArticleWith({}))),
    adminImage: adminOnly(200, byId(anArticleWith({ hasImage: true }))),
    create: adminOnly(201, () => ({ body: { title: 'Why escorts' } })),
    save: adminOnly(200, byId(anArticleWith({}), { version: 1, title: 'Which escorts' })),
    publish: adminOnly(200, byId(anArticleWith({}), { version: 1 })),
    unpublish: adminOnly(200, async (world) => {
      const { id, version } = await anArticle(world, { isPublished: true });
      return { params: { id }, body: { version } };
    }),
    remove: adminOnly(200, byId(anArticleWith({}))),
    setImage: adminOnly(
      200,
      byId(anArticleWith({}), new File([new Uint8Array(tinyPng)], 'dot.png', { type: 'image/png' })),
    ),
    removeImage: adminOnly(200, byId(anArticleWith({ hasImage: true }))),
  },
  waits: { list: ownerOnly(200, byId(aPaidOrder)) },
  warnings: { list: ownerOnly(200, byId(aPaidOrder)) },
  restrictions: {
    list: adminOnly(200),
    preview: adminOnly(200, () => ({ body: aRestrictionBody })),
    create: adminOnly(201, () => ({ body: aRestrictionBody })),
    update: adminOnly(200, async (world, _owner, admin) => ({
      params: { id: (await aRestriction(world, admin))._id },
      body: { ...aRestrictionBody, version: 1 },
    })),
    withdraw: adminOnly(200, async (world, _owner, admin) => ({
      params: { id: (await aRestriction(world, admin))._id },
    })),
  },
  packets: {
    list: ownerOnly(200, byId(aPaidOrder)),
    create: ownerOnly(201, byId(aPaidOrder, { kind: 'driver', name: 'Driver' })),
    revoke: ownerOnly(200, byId(aPacketLink)),
    send: ownerOnly(200, byId(aPacketLink, { to: 'driver@test.example' })),
    // The token is the only right that this needs.
    open: open(200, byPacketToken),
    calendar: open(200, byPacketToken),
    pages: open(200, async (world, owner) => ({ params: await aPacketDocument(world, owner) })),
    document: open(200, async (world, owner) => ({ params: await aPacketDocument(world, owner) })),
    all: open(200, async (world, owner) => ({ params: { token: (await aPacketDocument(world, owner)).token } })),
  },
  calendarFeeds: {
    read: ownListOnly(200),
    create: ownListOnly(201),
    revoke: ownerOnly(200, (world, owner) => aCalendarFeed(world, owner).then(() => ({}))),
    // The token is the only right that this needs.
    open: open(200, async (world, owner) => ({ params: { token: await aCalendarFeed(world, owner) } })),
  },
  webhooks: {
    list: ownListOnly(200),
    create: ownListOnly(201, () => ({ body: aWebhookBody })),
    update: ownerOnly(
      200,
      byId(aWebhook, {
        events: ['order.paid'],
        isPaused: true,
      }),
    ),
    rotateSecret: ownerOnly(200, byId(aWebhook)),
    move: ownerOnly(200, byId(aWebhook, { address: aWebhookBody.address })),
    test: ownerOnly(200, byId(aWebhook)),
    remove: ownerOnly(200, byId(aWebhook)),
    deliveries: ownerOnly(200, byId(aWebhook)),
    replay: ownerOnly(200, byId(aDelivery)),
  },
  recipients: {
    list: ownListOnly(200),
    create: ownListOnly(201, () => ({ body: aRecipientBody })),
    remove: ownerOnly(200, byId(aRecipient)),
  },
  apiKeys: {
    list: ownListOnly(200),
    create: ownListOnly(201, () => ({ body: anApiKeyBody })),
    revoke: ownerOnly(200, byId(anApiKey)),
    calls: ownerOnly(200, byId(anApiKey)),
  },
  companies: {
    list: ownListOnly(200),
    verify: ownListOnly(200, () => ({ query: { dotNumber: '1' } })),
    export: ownListOnly(200),
    importFile: ownListOnly(200, () => ({ body: { csv: toCsv(company), isPreview: false } })),
    create: ownListOnly(201, () => ({ body: company })),
    update: ownerOnly(200, byId(aCompany, company)),
    remove: ownerOnly(200, byId(aCompany)),
  },
  trucks: {
    list: ownListOnly(200),
    export: ownListOnly(200),
    importFile: ownListOnly(200, () => ({ body: { csv: toCsv(truck), isPreview: false } })),
    create: ownListOnly(201, () => ({ body: truck })),
    update: ownerOnly(200, byId(aTruck, { ...truck, internalNumber: 'A-2' })),
    remove: ownerOnly(200, byId(aTruck)),
  },
  trailers: {
    list: ownListOnly(200),
    export: ownListOnly(200),
    importFile: ownListOnly(200, () => ({ body: { csv: toCsv(trailer), isPreview: false } })),
    create: ownListOnly(201, () => ({ body: trailer })),
    update: ownerOnly(200, byId(aTrailer, { ...trailer, internalNumber: 'A-2' })),
    remove: ownerOnly(200, byId(aTrailer)),
  },
  combinations: {
    list: ownListOnly(200),
    create: ownerOnly(201, async (world, owner) => ({ body: await aCombinationBody(world, owner) })),
    remove: ownerOnly(200, byId(aCombination)),
  },
  orders: {
    // Other callers find none of the owner's orders.
    list: signedIn(200, (_world, { id }) => ({ query: { userId: id } })),
    export: ownListOnly(200),
    recent: ownListOnly(200),
    read: ownerOnly(200, byId(aDraft)),
    create: row([401, 401, 403, 404, 201], async (world, owner) => ({
      body: { customer, title: 'Mine', company: await aCompany(world, owner), step: 2 },
    })),
    copy: ownerOnly(201, async (world, owner) => ({
      params: { id: await draftId(world, owner) },
      body: { _id: world.deps.ids() },
    })),
    save: ownerOnly(200, byId(aDraft, { version: 1, title: 'Changed' })),
    remove: ownerOnly(200, byId(aDraft)),
    events: ownerOnly(200, byId(aDraft)),
    changePoNumber: ownerOnly(200, byId(aPaidOrder, { poNumber: 'Job 7731', from: '' })),
  },
  orderChanges: {
    preview: ownerOrDesk(200, aMovedOrder),
    // A repeat of the same change finds it made.
    change: ownerOrDesk(200, async (world, owner) => {
      const { params, body } = await aMovedOrder(world, owner);
      return { params, body: { ...body, _id: world.deps.ids(), expected: 0 } };
    }),
    list: ownerOrDesk(200, byId(aPaidOrder)),
    refuse: adminOnly(200, anAskedChange),
  },
  corrections: {
    find: ownListOnly(200, ownTruck),
    take: ownListOnly(200, async (world, owner) => ({ ...(await ownTruck(world, owner)), body: {} })),
  },
  orderStart: {
    details: ownListOnly(200),
    lastLoad: ownListOnly(200, async (world, owner) => ({
      query: { truck: await aTruck(world, owner), trailer: await aTrailer(world, owner) },
    })),
  },
  weekBoard: { read: ownListOnly(200, () => ({ query: { from: '2026-11-30' } })) },
  adminOrders: {
    list: adminOnly(200),
    export: adminOnly(200),
    changeStatus: adminOnly(200, async (world, owner, admin) => {
      const { _id, permits } = await aPendingOrder(world, owner);
      for (const permit of permits) await issue(world, admin, permit);
      return { params: { id: _id }, body: { status: 'approved' } };
    }),
  },
  templates: {
    list: adminOnly(200),
    create: adminOnly(201, () => ({ body: aTemplateBody() })),
    change: adminOnly(200, byId(aNewTemplate, { ...aTemplateBody(), version: 1 })),
    remove: adminOnly(200, byId(aNewTemplate)),
  },
  adjustments: {
    cards: adminOnly(200, byId(aDraft)),
    charge: adminOnly(200, aDueDifference),
    withdraw: adminOnly(200, anAskedDifference),
  },
  feeDifferences: {
    list: adminOnly(200),
    read: adminOnly(200, byId(aDraft)),
    settle: adminOnly(200, anOpenFee),
    undo: adminOnly(200, anAbsorbedFee),
    own: ownerOnly(200, byId(aDraft)),
    consent: ownerOnly(200, byId(aDraft, { limit: 5000, textVersion: feeConsentVersion })),
    withdraw: ownerOnly(200, byId(aDraft)),
    consents: ownListOnly(200),
  },
  orderFile: {
    read: adminOnly(200, byId(aDraft)),
    vehicles: adminOnly(200, byId(aDraft)),
    previewUnits: adminOnly(200, aWiderUnit),
    changeUnits: adminOnly(200, aWiderUnit),
    fillSheet: adminOnly(
      200,
      byId(aPaidOrder, { values: [{ unit: null, key: 'insurance', value: 'Acme Mutual, 12-345' }] }),
    ),
    changePoNumber: adminOnly(200, byId(aPaidOrder, { poNumber: 'Job 7731', from: '' })),
    addNote: adminOnly(201, byId(aDraft, { text: 'Called the carrier.' })),
  },
  phoneCharges: {
    agreement: ownListOnly(200),
    agree: ownerOnly(200, async (world, owner) => ({
      body: { cardId: (await aCard(world, owner)).id, limit: 50_000, textVersion: phoneAgreementVersion },
    })),
    withdraw: ownListOnly(200),
    read: adminOnly(200, byId(aDraft)),
    charge: adminOnly(200, async (world, owner, admin) => {
      const order = await anAgreedPhoneOrder(world, { admin, owner });
      return { params: { id: order._id }, body: { expectedTotal: order.totalPrice } };
    }),
  },
  phoneOrders: {
    handOver: adminOnly(200, async (world, owner, admin) => {
      const { _id, version } = await aCompletePhoneOrder(world, { admin, owner });
      return { params: { id: _id }, body: { version } };
    }),
  },
  stateQuestions: {
    list: adminOnly(200),
    answer: adminOnly(200, async (world, owner) => {
      const { permits } = await anOrderToAsk(world, owner);
      const [permit] = permits;
      return {
        params: { id: permit?._id ?? '' },
        body: { load: permit?.stateQuestion?.load ?? '', isPermitted: true },
      };
    }),
  },
  refunds: {
    create: adminOnly(201, byId(aPaidOrder, { amount: 100, reason: 'The state took it back.' })),
    list: ownerOnly(200, byId(aPaidOrder)),
  },
  permits: {
    change: adminOnly(200, byId(aPaidPermit, { from: 'requested', status: 'filed' })),
    file: adminOnly(200, async (world, owner) => {
      const { _id: id, permits: own } = await aPendingOrder(world, owner);
      return { params: { id }, body: { permits: own.map(({ _id }) => _id) } };
    }),
    undoFile: adminOnly(200, async (world, owner, { token }) => {
      const { _id: id, permits: own } = await aPendingOrder(world, owner);
      const body = { permits: own.map(({ _id }) => _id) };
      await world.call('POST', `/permits/admin/orders/${id}/file`, { token, body });
      return { params: { id }, body };
    }),
    issue: adminOnly(200, async (world, owner) => ({
      params: { id: await permitId(world, owner) },
      query: { from: 'requested', name: 'permit.pdf', ...asIssued, chargedFeeCents: '6250', despiteDoubts: 'true' },
      body: permitFile,
    })),
    document: ownerOrDesk(
      200,
      byId(async (world, owner) => (await anIssuedPermit(world, owner)).document),
    ),
    amend: adminOnly(200, async (world, owner) => {
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
      return { params: { id: _id }, query, body: permitFile };
    }),
    void: adminOnly(200, async (world, owner) => {
      const { _id, version } = (await anIssuedPermit(world, owner)).permit;
      return { params: { id: _id }, body: { version, reason: 'The trip was canceled.' } };
    }),
    all: ownerOrDesk(200, async (world, owner, admin) => {
      const { _id, permits } = await aPendingOrder(world, owner);
      for (const permit of permits) await issue(world, admin, permit);
      return { params: { id: _id } };
    }),
    versions: ownerOrDesk(200, byId(aPaidPermit)),
    resubmit: ownerOnly(200, async (world, owner) => {
      const { _id, date, route } = await aRefusedPermit(world, owner);
      return { params: { id: _id }, body: { date, route, comment: '' } };
    }),
    resubmitOrder: ownerOnly(200, async (world, owner) => ({
      params: { id: await aRejectedOrder(world, owner) },
      body: { permits: [], answer: 'The survey is here.' },
    })),
  },
  messages: {
    read: ownerOrDesk(200, byId(aQueuedOrder)),
    answer: ownerOnly(201, async (world, owner) => ({
      params: { id: await aQueuedOrder(world, owner) },
      body: aText(world),
    })),
    upload: ownerOrDesk(201, async (world, owner) => ({
      params: { id: await aQueuedOrder(world, owner) },
      query: { name: 'registration.pdf' },
      body: new File([aPdf()], 'registration.pdf', { type: 'application/pdf' }),
    })),
    file: ownerOrDesk(
      200,
      byId(async (world, owner) => aSentFile(world, { id: await aQueuedOrder(world, owner), by: owner })),
    ),
    ask: adminOnly(201, async (world, owner) => ({
      params: { id: await aQueuedOrder(world, owner) },
      body: aText(world),
    })),
    withdraw: adminOnly(200, async (world, owner, admin) => ({
      params: { id: await aQuestion(world, { id: await aQueuedOrder(world, owner), by: admin }) },
    })),
    markRead: adminOnly(200, async (world, owner) => {
      const id = await aQueuedOrder(world, owner);
      const last = world.deps.ids();
      const answered = await answer(world, { id, by: owner }, { _id: last });
      if (answered.statusCode !== 201) throw new Error(answered.body);
      return { params: { id }, body: { last } };
    }),
  },
  statePdfs: {
    read: adminOnly(200, byId(aPaidOrder, permitFile)),
  },
  notifications: {
    list: ownListOnly(200),
    read: ownerOnly(200, byId(aNotification)),
    readAll: ownListOnly(200),
    readMails: ownListOnly(200),
    chooseMails: ownListOnly(200, () => ({ body: { whose: 'all' } })),
    remove: ownerOnly(200, byId(aNotification)),
    restore: ownerOnly(200, byId(aNotification)),
  },
  approvals: {
    list: adminOnly(200),
    // approvals.test.ts covers the acts that each role may ask for.
    ask: adminOnly(400, (world) => ({
      body: { _id: world.deps.ids(), method: 'POST', path: '/nothing', params: {}, reason: 'None.' },
    })),
    approve: adminOnly(404, (world) => ({ params: { id: world.deps.ids() } })),
    refuse: adminOnly(404, (world) => ({ params: { id: world.deps.ids() } })),
  },
  auditLog: {
    list: adminOnly(200),
    export: adminOnly(200),
    exportSigned: adminOnly(200),
    readKey: adminOnly(200),
  },
  statistics: {
    read: adminOnly(200),
    export: adminOnly(200),
  },
  orderSearch: {
    find: adminOnly(200, () => ({ query: { search: '100001' } })),
  },
  queue: {
    list: adminOnly(200),
    next: adminOnly(200),
    count: adminOnly(200),
    read: adminOnly(200, byId(aPaidOrder)),
    desk: adminOnly(200),
    claim: adminOnly(200, byId(aPaidOrder, {})),
    assign: adminOnly(200, async (world, owner) => ({
      params: { id: await paidId(world, owner) },
      body: { to: (await aUser(world, { role: 'admin' })).id },
    })),
    release: adminOnly(200, async (world, owner, { token }) => {
      const id = await paidId(world, owner);
      await world.call('PUT', `/permits/admin/queue/${id}/claim`, { token, body: {} });
      return { params: { id } };
    }),
  },
  system: {
    read: adminOnly(200),
    waits: adminOnly(200),
    retryMail: adminOnly(200, byId(aFailedMail)),
  },
  paymentAlerts: {
    list: adminOnly(200),
    resolve: adminOnly(
      200,
      byId((world) => anAlert(world)),
    ),
  },
  ledger: {
    read: adminOnly(200, byId(aPaidOrder)),
    explain: adminOnly(200, async (world, owner) => {
      const { _id, permits } = await aPaidOrder(world, owner);
      return { params: { id: _id }, body: { permitId: permits[0]?._id, reason: 'The state rounds up.' } };
    }),
    export: adminOnly(200, () => ({ query: { from: '2026-11-01', to: '2026-11-30' } })),
  },
  payouts: {
    list: adminOnly(200),
    read: adminOnly(200, byId(aPayout)),
  },
  books: {
    read: adminOnly(200),
    close: adminOnly(200, async (world, _owner, admin) => ({
      params: { month: await aMonthToClose(world, admin) },
      body: { entries: 0, openFees: await countOpenFees(world, admin) },
    })),
    reopen: adminOnly(200, async (world, _owner, admin) => ({
      params: { month: await theLastClosedMonth(world, admin) },
      body: { reason: 'A fee was missing.' },
    })),
    reopenedFile: adminOnly(200, async (world, _owner, admin) => ({
      params: { id: await aReopenedMonth(world, admin) },
    })),
    file: adminOnly(200, async (world, _owner, admin) => ({ params: { month: await aClosedMonth(world, admin) } })),
  },
  statements: {
    list: ownListOnly(200),
    listOfUser: adminOnly(200, (_world, owner) => ({ params: { id: owner.id } })),
    file: ownerOrDesk(200, async (world, owner) => ({
      params: { id: await aCompany(world, owner), month: '2026-11' },
    })),
  },
  locations: { list: ownListOnly(200) },
  cards: {
    list: ownListOnly(200),
    setup: ownListOnly(201),
    create: ownerOnly(200, async (world, owner) => ({ body: { sourceId: (await aCard(world, owner)).sourceId } })),
    update: ownerOnly(200, async (world, owner) => ({ body: { id: (await aCard(world, owner)).id, values: billing } })),
    remove: ownerOnly(200, byId(aCard)),
  },
  payments: {
    config: ownListOnly(200),
    // No owner has set a limit.
    confirm: {
      ...ownerOnly(200, async (world, owner) => ({
        body: { sourceId: (await aCard(world, owner)).sourceId, orderId: (await aPayableOrder(world, owner))._id },
      })),
      dispatcher: 403,
    },
    askOwner: { ...ownerOnly(409, byId(aPayableOrder)), dispatcher: 200 },
    receipt: ownerOrDesk(200, byId(aPaidOrder)),
    list: ownerOnly(200, byId(aPaidOrder)),
    paymentReceipt: ownerOrDesk(
      200,
      byId(async (world, owner) => aPaymentBy(world, await aPaidOrder(world, owner))),
    ),
    status: ownerOnly(200, byId(aDraft)),
    balance: ownerOnly(200, byId(aDraft)),
    // An admin may query any order; an unpaid order has no payment.
    intent: row([401, 401, 404, 404, 404], async (world, owner) => ({
      query: { orderId: await draftId(world, owner) },
    })),
  },
};
