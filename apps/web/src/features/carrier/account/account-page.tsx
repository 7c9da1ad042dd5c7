import { useQuery, useMutation } from '@tanstack/react-query';
import { mobileApps, personalData, keptAfterErasure } from '@wideload/contract/client';
import { currentUserQuery, endSession } from '#lib/api/session.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';
import { LogoWithName, storeMarks } from '#ui/brand-logo.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { FailedLine, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './account-page.module.css';
import * as texts from './account.texts.ts';
import { CalendarSection } from './calendar-section.tsx';
import { EmailSection } from '#product/account/sign-in/email-section.tsx';
import { MySessions } from '#product/account/sign-in/my-sessions.tsx';
import { SignInMethods } from '#product/account/sign-in/sign-in-methods.tsx';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import { NameForm, PhoneForm, PasswordForm } from './account-forms.tsx';
import { formatList } from '#lib/format-list.ts';
import { useState, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { cents, formatDollars } from '@wideload/domain';
import { WithdrawConsent, ownConsentsQuery } from '#product/order/charges/own-fees.tsx';
import * as fees from '#product/order/charges/fees.texts.ts';
import { call } from '#lib/api/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { CurrentPassword } from '@wideload/contract';
import * as z from 'zod/mini';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { peopleQuery } from '#product/account/people.queries.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SubmitActions, Modal } from '#ui/overlay/modal.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';

/** Shown on small screens (spec [2]). */
function AppDownloads() {
  return (
    <div className="without-side-menu">
      <Section title={texts.getTheApp} intro={texts.fromTheCab}>
        <Panel>
          <ul className="cluster gap-12">
            {mobileApps.map(({ store, devices, href }) => (
              <li key={store}>
                <ButtonAnchor href={href} rel="noopener">
                  <LogoWithName brand={store} marks={storeMarks} />
                  {store} ({formatList(devices)})
                </ButtonAnchor>
              </li>
            ))}
          </ul>
        </Panel>
      </Section>
    </div>
  );
}

function PeopleLink() {
  return (
    <Section title={texts.people} intro={texts.whoElseWorksHere}>
      <ButtonLink to="/people">{texts.openPeople}</ButtonLink>
    </Section>
  );
}

export function AccountPage() {
  const user = useQuery(currentUserQuery);
  const isOwner = useRight('owner');
  return (
    <>
      <PageTitle>{texts.account}</PageTitle>
      {user.isPending && <ListSkeleton />}
      <FailedQuery query={user} />
      {user.data && (
        <div className={classNames('stack gap-28 above-20', css['forms'])}>
          <EmailSection user={user.data} />
          <NameForm user={user.data} />
          <div className={classNames('beside gap-28', css['pair'])}>
            <PasswordForm user={user.data} />
            <PhoneForm user={user.data} />
          </div>
          <AppDownloads />
          <PeopleLink />
          <div id="calendar">
            <CalendarSection />
          </div>
          {isOwner && <MyConsents />}
          <SignInMethods />
          <MySessions />
          <Section title={texts.files} intro={texts.whatFilesAre}>
            <ButtonLink to="/account/files">{texts.openFiles}</ButtonLink>
          </Section>
          <Section title={texts.programs} intro={texts.whatProgramsAre}>
            {isOwner && <ButtonLink to="/account/programs">{texts.openPrograms}</ButtonLink>}
            <MissingRight right="owner" />
          </Section>
          <MyData />
        </div>
      )}
    </>
  );
}

/** Shown while a consent is in force. */
function MyConsents() {
  const list = useQuery(ownConsentsQuery);
  const items = list.data?.items ?? [];
  if (items.length === 0 && !list.error) return null;
  return (
    <Section title={texts.feeConsents} intro={texts.feeConsentsIntro}>
      <Panel>
        <FailedQuery query={list} />
        <ul className="rows" aria-label={texts.feeConsents}>
          {items.map(({ order, limit, charged }) => (
            <li key={order._id} className="stack align-start gap-8">
              <p>
                <Link to="/order_list/order" search={{ orderId: order._id }}>
                  {texts.orderNumbered(order.orderNumber)}
                </Link>
              </p>
              <p>{fees.agreed(formatDollars(cents(limit)), formatDollars(cents(charged)))}</p>
              <WithdrawConsent orderId={order._id} orderNumber={order.orderNumber} />
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

const DeletionForm = z.object({ passwordAgain: CurrentPassword });

/** How many others lose access: an account is deleted with the person who opened it. */
function useOthers() {
  const list = useQuery(peopleQuery);
  const people = list.data?.items ?? [];
  return { list, others: people.some(({ isYou, isFirst }) => isYou && isFirst) ? people.length - 1 : 0 };
}

function Consequences() {
  const { list, others } = useOthers();
  return (
    // Focused first, so that it is read before anything is typed.
    <div tabIndex={-1} data-autofocus="" className="stack no-ring">
      <p>{texts.whatIsDeleted}</p>
      <FailedLine query={list} text={texts.othersNotLoaded} />
      {others > 0 && <p className="strong">{texts.othersLose(others)}</p>}
      <p>{texts.whatStays}</p>
      <ul className="bullets stack below-16">
        {Object.values(keptAfterErasure).map(({ what, how, why }) => (
          <li key={what}>
            <strong>{what}.</strong> {how} {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeleteAccount({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useSchemaForm(DeletionForm, { passwordAgain: '' });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: { passwordAgain: string }) => endSession(() => call(personalData.remove, { body })),
    // The whole page is gone by then.
    onSaved: () => undefined,
  });
  return (
    <Modal
      title={texts.deleteMyAccountQuestion}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      actions={<SubmitActions form={id} look="danger" save={texts.deleteMyAccount} pending={isPending} />}
    >
      <Consequences />
      <form id={id} noValidate onSubmit={submit} className="stack gap-16 narrow-buttons">
        <ErrorSummary problems={problems} />
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          {...form.register('passwordAgain')}
          error={findMessage(form.formState.errors, 'passwordAgain')}
        />
      </form>
    </Modal>
  );
}

function MyData() {
  const [isLeaving, setLeaving] = useState(false);
  const download = useMutation({
    mutationFn: () => call(personalData.download, {}),
    onSuccess: (data) =>
      saveFile(
        new File([JSON.stringify(data, null, 2)], `wideload-my-data-${data.madeAt.slice(0, 10)}.json`, {
          type: 'application/json',
        }),
      ),
  });
  return (
    <div className={classNames('beside gap-28', css['pair'])}>
      <Section title={texts.myData}>
        <Panel className="stack align-start">
          <p>{texts.whatIsInMyData}</p>
          {download.error && <Notice tone="danger">{download.error.message}</Notice>}
          <Button pending={download.isPending} onClick={() => download.mutate()}>
            {texts.downloadMyData}
          </Button>
        </Panel>
      </Section>
      <Section title={texts.deleteMyAccount}>
        <Panel className="stack align-start">
          <p>{texts.deletionIsExplained}</p>
          <Button look="danger" onClick={() => setLeaving(true)}>
            {texts.deleteMyAccount}
          </Button>
        </Panel>
      </Section>
      {isLeaving && <DeleteAccount onClose={() => setLeaving(false)} />}
    </div>
  );
}
