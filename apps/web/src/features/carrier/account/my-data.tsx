import { useMutation } from '@tanstack/react-query';
import { personalData } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { saveFile } from '#lib/save-file.ts';
import * as texts from './account.texts.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './account-page.module.css';

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
