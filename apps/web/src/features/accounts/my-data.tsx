import { useMutation } from '@tanstack/react-query';
import { personalData } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel, Section } from '../../ui/panel.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';
import css from './account-page.module.css';

const DeleteAccount = whenOpened(async () => (await import('./delete-account.tsx')).DeleteAccount);

/** The own data, to take along or to have deleted. */
export function MyData() {
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
    <div className={css['pair']}>
      <Section title="My data">
        <Panel className={css['steps']}>
          <p>
            Your account, companies, trucks, trailers, orders, cards (their last four digits), notifications and
            sessions, in one JSON file.
          </p>
          {download.error && <Notice tone="danger">{download.error.message}</Notice>}
          <Button pending={download.isPending} onClick={() => download.mutate()}>
            Download my data
          </Button>
        </Panel>
      </Section>
      <Section title="Delete my account">
        <Panel className={css['steps']}>
          <p>You are told what is deleted and what stays before anything happens.</p>
          <Button look="danger" onClick={() => setLeaving(true)}>
            Delete my account
          </Button>
        </Panel>
      </Section>
      {isLeaving && <DeleteAccount onClose={() => setLeaving(false)} />}
    </div>
  );
}
