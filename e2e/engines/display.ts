import { spawn, type ChildProcess } from 'node:child_process';

export type Display = { screen: ChildProcess; display: string };

/** A screen that nobody sees. */
export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdout.once('data', (text) => resolve(String(text).trim()));
  });
  return { screen, display: `:${number}` };
}
