// Writes the files of this folder into the folder of a cluster on this machine, with its paths in place of those of a server.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findServerUser } from './local-programs.mjs';

const here = import.meta.dirname;
const backups = path.join(here, '..', 'pgbackrest');

function createCertificates(folder) {
  const tls = path.join(folder, 'tls');
  mkdirSync(tls);
  const openssl = (args) => execFileSync('openssl', args, { cwd: tls, stdio: 'pipe' });
  const subject = ['-subj', '/CN=Wideload trial'];
  openssl([
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '30',
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    ...subject,
  ]);
  openssl(['req', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'server.key', '-out', 'server.csr', ...subject]);
  writeFileSync(path.join(tls, 'names'), 'subjectAltName=IP:127.0.0.1,DNS:localhost');
  openssl(
    ['x509', '-req', '-in', 'server.csr', '-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial'].concat([
      '-days',
      '30',
      '-extfile',
      'names',
      '-out',
      'server.crt',
    ]),
  );
}

function writePatroniFile(folder, name, patroniFile) {
  const text = patroniFile
    .replaceAll('/etc/wideload', folder)
    .replaceAll('/var/lib/postgresql/15/wideload', path.join(folder, name, 'data'))
    .replaceAll('/var/lib/postgresql/.patroni-pgpass', path.join(folder, name, 'pgpass'))
    .replaceAll('/var/run/postgresql', path.join(folder, name))
    .replaceAll('pgbackrest --stanza', `pgbackrest --config=${path.join(folder, `pgbackrest-${name}.conf`)} --stanza`)
    // The server's user may have another name here, and a watchdog restarts the whole machine.
    .replaceAll('local all postgres peer', 'local all all trust')
    .replaceAll('auth-local: peer', 'auth-local: trust')
    .replace('mode: automatic', 'mode: "off"');
  writeFileSync(path.join(folder, `patroni-${name}.yml`), text);
}

function writeBackupFile(folder, name, { port, backupFile }) {
  const text = backupFile
    .replaceAll('/var/lib/pgbackrest', path.join(folder, 'repository'))
    .replaceAll('/var/lib/postgresql/15/wideload', path.join(folder, name, 'data'))
    .replaceAll('/var/run/postgresql', path.join(folder, name))
    .replaceAll('/var/log/pgbackrest', path.join(folder, 'pgbackrest'))
    .replace('pg1-port=5432', `pg1-port=${port}`)
    .replace(
      '[global]',
      `[global]\nlock-path=${path.join(folder, 'pgbackrest')}\nspool-path=${path.join(folder, 'pgbackrest')}`,
    );
  writeFileSync(path.join(folder, `pgbackrest-${name}.conf`), text);
}

function changeOwner(folder) {
  const { uid, gid } = findServerUser();
  if (uid !== undefined)
    for (const name of ['.', ...readdirSync(folder, { recursive: true })]) chownSync(path.join(folder, name), uid, gid);
  for (const name of ['a', 'b']) chmodSync(path.join(folder, name), 0o700);
  chmodSync(path.join(folder, 'tls', 'server.key'), 0o600);
}

/** Fills a new folder. The server's user owns all of it; everybody may enter, for the certificate of `tls/ca.crt`. */
export function writeFiles(folder, ports) {
  if (folder.length > 60) throw new Error(`The path of the folder is too long for the sockets in it: ${folder}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (readdirSync(folder).length > 0) throw new Error(`The folder is not empty: ${folder}`);
  for (const name of ['a', 'b', 'repository', 'pgbackrest']) mkdirSync(path.join(folder, name));
  createCertificates(folder);
  const patroniFile = readFileSync(path.join(here, 'patroni.yml'), 'utf8');
  const backupFile = readFileSync(path.join(backups, 'pgbackrest.conf'), 'utf8');
  for (const name of ['a', 'b']) {
    writePatroniFile(folder, name, patroniFile);
    writeBackupFile(folder, name, { port: ports.postgres[name], backupFile });
  }
  for (const name of ['haproxy.cfg', 'create-database.sh']) cpSync(path.join(here, name), path.join(folder, name));
  for (const name of ['serving-role.sql', 'serving-password.sql'])
    cpSync(path.join(here, '../postgres', name), path.join(folder, name));
  changeOwner(folder);
}
