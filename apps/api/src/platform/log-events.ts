type Facts = { about: 'security' | 'money' | 'operation'; means: string };

/** All that the product logs: an event that is missing here does not compile. docs/operators/log.md has the same table. */
export const logEvents = {
  'account.activated': { about: 'security', means: 'A registration was confirmed: there is a new account.' },
  'account.deleted': {
    about: 'security',
    means: 'An account and its personal data were erased, by its owner or an admin.',
  },
  'account.email_change_begun': { about: 'security', means: 'A code for a new e-mail was mailed.' },
  'account.email_changed': { about: 'security', means: 'The new e-mail of an account was confirmed.' },
  'account.password_changed': { about: 'security', means: 'An owner changed the password.' },
  'account.password_reset': { about: 'security', means: 'A password was chosen by a mailed link.' },
  'account.registration_begun': { about: 'security', means: 'Somebody signed up; the code was mailed.' },
  'account.reset_asked': { about: 'security', means: 'A link for a new password was mailed.' },
  'account.reset_limited': { about: 'security', means: 'More links were asked for than an address may have.' },
  'account.signed_in': { about: 'security', means: 'A session began; the method says how.' },
  'api-key.answer_unrecorded': {
    about: 'operation',
    means: 'The status of a call of an API key could not be kept; what the call did stands.',
  },
  'api-key.made': { about: 'security', means: 'An owner of an account made an API key.' },
  'api-key.refusals_unrecorded': {
    about: 'operation',
    means: 'Calls of API keys that a limit of rates refused could not be counted in the logs of the keys.',
  },
  'api-key.revoked': { about: 'security', means: 'An owner of an account revoked an API key.' },
  'authenticator.added': { about: 'security', means: 'An authenticator app was set up.' },
  'authenticator.removed': { about: 'security', means: 'An authenticator app was removed.' },
  'authenticator.unreadable': {
    about: 'security',
    means: 'The secret of an app cannot be decrypted: TOKEN_SECRET was replaced.',
  },
  'authenticators.resealed': {
    about: 'security',
    means:
      'What TOKEN_SECRET_PREVIOUS had encrypted is encrypted with TOKEN_SECRET; with unreadable 0, the old secret can go.',
  },
  'background.failed': { about: 'operation', means: 'A job of the server failed; it is tried again.' },
  'blog.breaker_opened': {
    about: 'operation',
    means: 'Ghost failed three times in a row and is left alone for 30 seconds.',
  },
  'blog.failed': { about: 'operation', means: 'Ghost gave no usable answer.' },
  'blog.post_unreadable': { about: 'operation', means: 'Ghost gave posts that cannot be read; they are not shown.' },
  'card-setups.limited': { about: 'security', means: 'An account began more card setups than it may.' },
  'changes.heard': {
    about: 'operation',
    means: 'The server hears what others change, and may keep sessions in memory.',
  },
  'changes.line_ended': { about: 'operation', means: 'A broken connection for changes did not end in order.' },
  'changes.unheard': { about: 'operation', means: 'Changes are not heard: each request asks the database.' },
  'customer.forgotten': { about: 'money', means: 'The card provider deleted a customer whose account was erased.' },
  'customer.gone': { about: 'money', means: 'A customer was deleted at the card provider and is made anew.' },
  'customer.not_forgotten': {
    about: 'money',
    means: 'The card provider could not delete a customer; it is tried again.',
  },
  'database.connection_lost': { about: 'operation', means: 'A connection to the database broke.' },
  'database.crashed': { about: 'operation', means: 'The included database ended and is started again.' },
  'database.ended': { about: 'operation', means: 'The included database ended for good, and the server with it.' },
  'database.limits_missing': {
    about: 'operation',
    means: "The time limits of the database's role are not set, which a pooler needs.",
  },
  'database.not_encrypted': { about: 'security', means: 'A connection to the database is not encrypted.' },
  'disk.full': { about: 'operation', means: 'There is no room left; nothing is saved.' },
  'disk.has_room': { about: 'operation', means: 'There is room again.' },
  'dispute.status_changed': { about: 'money', means: 'A dispute has another status at the card provider.' },
  'documents.failed': { about: 'operation', means: 'The thread that makes PDFs failed and is started anew.' },
  'documents.other_folder': { about: 'operation', means: 'Another server stores its files in another folder.' },
  'file.infected': { about: 'security', means: 'The virus scanner found something in an upload, which was refused.' },
  'files.failed': { about: 'operation', means: 'The store of files gave no answer.' },
  'files.left_over': {
    about: 'operation',
    means: 'A file that nothing names could not be removed; it is tried again.',
  },
  'mail.failed': { about: 'operation', means: 'A mail could not be sent; it is tried again or given up.' },
  'mail.sent': { about: 'operation', means: 'A mail was sent.' },
  'metrics.database_silent': {
    about: 'operation',
    means: 'The figures of the database are missing in an answer to Prometheus.',
  },
  'metrics.failed': { about: 'operation', means: 'Metrics could not be served.' },
  'outreach.limited': { about: 'security', means: 'More messages of visitors came than an address may send.' },
  'outreach.machine': { about: 'security', means: 'A message of a visitor was dropped as one of a machine.' },
  'output.closed': {
    about: 'operation',
    means: 'Nobody reads the standard output or error any more; the server goes on.',
  },
  'pages.version_unknown': {
    about: 'operation',
    means: 'The version of the articles could not be read; public pages are rendered anew until it is.',
  },
  'papers.failed': { about: 'operation', means: 'The thread that reads PDFs failed and is started anew.' },
  'passkey.added': { about: 'security', means: 'A passkey was added.' },
  'passkey.refused': { about: 'security', means: "A passkey's answer was wrong." },
  'passkey.removed': { about: 'security', means: 'A passkey was removed.' },
  'payment.adopted': {
    about: 'money',
    means: 'A payment was found at the card provider that the database did not know.',
  },
  'payment.alert': { about: 'money', means: 'A payment needs an admin.' },
  'payment.anomaly': { about: 'money', means: "The card provider's facts about a payment contradict ours." },
  'payment.owner_asked': { about: 'money', means: 'A dispatcher asked the owners of the account to pay.' },
  'payment.press-failed': { about: 'money', means: 'A press of PAY failed unexpectedly; the reconciler settles it.' },
  'payment.retired': { about: 'money', means: 'A payment of the sandbox was closed after the move to Stripe.' },
  'payment.status_changed': { about: 'money', means: 'A payment has another status.' },
  'payments.rights_missing': {
    about: 'money',
    means: 'The restricted key of Stripe lacks rights that the product needs.',
  },
  'accounts.join_agreed': { about: 'security', means: 'An owner agreed that another account joins theirs.' },
  'accounts.join_asked': {
    about: 'security',
    means: 'An owner asked to join another account of the same USDOT number.',
  },
  'accounts.join_ended': {
    about: 'security',
    means: 'A request to join accounts, or an agreement to one, was taken back.',
  },
  'accounts.joined': { about: 'security', means: 'Everything of one account became that of another one.' },
  'people.invitation_revoked': { about: 'security', means: 'An owner took an invitation to an account back.' },
  'people.invited': { about: 'security', means: 'An owner invited an address to an account.' },
  'people.joined': { about: 'security', means: 'A person accepted an invitation to an account.' },
  'people.left': { about: 'security', means: 'A person left the account of somebody else.' },
  'people.pay_limit_changed': {
    about: 'security',
    means: 'An owner set up to what amount a dispatcher pays.',
  },
  'people.removed': { about: 'security', means: 'An owner removed a person from an account.' },
  'people.role_changed': { about: 'security', means: 'An owner gave a person of an account another role.' },
  'provider.failed': { about: 'money', means: 'A call of the card provider failed.' },
  'proxy.untrusted': { about: 'security', means: 'A proxy forwards requests and TRUST_PROXY does not name it.' },
  'readiness.check_failed': { about: 'operation', means: 'The store of files or the virus scanner does not answer.' },
  'recovery_code.used': { about: 'security', means: 'A recovery code was used up.' },
  'recovery_codes.replaced': { about: 'security', means: 'New recovery codes were made.' },
  'refund.state_changed': { about: 'money', means: 'A refund has another state.' },
  'registry.breaker_opened': {
    about: 'operation',
    means: 'The carrier registry failed three times in a row and is left alone for 30 seconds.',
  },
  'registry.failed': { about: 'operation', means: 'The carrier registry gave no usable answer.' },
  'registry.key_rejected': { about: 'operation', means: 'The carrier registry refuses FMCSA_WEB_KEY.' },
  'registry.record_unreadable': {
    about: 'operation',
    means: 'The carrier registry has an unreadable record of one carrier, which is not verified.',
  },
  'request.broken': { about: 'operation', means: 'An answer broke off while it was sent.' },
  'request.completed': {
    about: 'operation',
    means:
      'A request was answered. Documents, assets and polls that found nothing new (304) have a line only if they failed.',
  },
  'request.failed': { about: 'operation', means: 'A request was answered with 500 or above.' },
  'request.refused': {
    about: 'security',
    means: 'A request was refused: wrong credentials, no access, a limit, bad input. The code says which.',
  },
  'routing.cold': { about: 'operation', means: 'The places or the roads could not be loaded in advance.' },
  'routing.failed': { about: 'operation', means: 'The router of ROUTER_URL gave no usable answer.' },
  'sandbox.failed': { about: 'operation', means: 'The stand-in for Stripe failed.' },
  'scanner.failed': { about: 'security', means: 'The virus scanner gave no answer; the upload was refused.' },
  'second_factor.refused': { about: 'security', means: 'A code of an authenticator app or a recovery code was wrong.' },
  'server.crashed': { about: 'operation', means: 'The server ends because of an error that nobody caught.' },
  'server.started': { about: 'operation', means: 'The server takes requests.' },
  'server.stopped': { about: 'operation', means: 'The server has ended in order.' },
  'server.stopping': { about: 'operation', means: 'The server was told to stop.' },
  'session.ended_by_owner': { about: 'security', means: 'An owner ended a session of another device.' },
  'session.others_ended': { about: 'security', means: 'An owner ended all other sessions.' },
  'session.proved': { about: 'security', means: 'A signed-in person proved again who they are.' },
  'session.token_reused': { about: 'security', means: 'A refresh token came twice: its session was ended.' },
  'sitemap.without_articles': {
    about: 'operation',
    means: 'The blog gave no answer, so the sitemap has the other pages alone.',
  },
  'standby.left': { about: 'operation', means: 'The standby is away or behind; its reads go to the primary.' },
  'start.failed': { about: 'operation', means: 'A step of the start failed; the server does not start.' },
  'text.failed': { about: 'operation', means: 'A text message could not be sent; it is tried again or given up.' },
  'text.sent': { about: 'operation', means: 'A text message was given to the provider.' },
  'traces.lost': { about: 'operation', means: 'The collector of traces gave no answer.' },
  'trip.router-unavailable': {
    about: 'operation',
    means: 'A trip keeps its states, because the router gave no answer.',
  },
  'user.changed': { about: 'security', means: 'An admin changed an account.' },
  'user.created': { about: 'security', means: 'An admin created an account.' },
  'user.email_link': { about: 'security', means: 'An admin mailed another one a link to change the own e-mail.' },
  'user.second_factor_reset': { about: 'security', means: 'An admin removed the second factor of an account.' },
  'user.signed_out': { about: 'security', means: 'An admin signed an account out on all devices.' },
  'webhook.failed': {
    about: 'operation',
    means: 'An event did not reach the webhook of a customer; it is tried again for three days.',
  },
  'webhooks.resealed': {
    about: 'security',
    means: 'Secrets of webhooks that TOKEN_SECRET_PREVIOUS had encrypted are encrypted with TOKEN_SECRET.',
  },
} satisfies Record<string, Facts>;
type EventName = keyof typeof logEvents;

declare module 'pino' {
  namespace pino {
    /** Refuses other names in the calls of pino. */
    interface LogFnFields {
      event: EventName;
    }
  }
}
