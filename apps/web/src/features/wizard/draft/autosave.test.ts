import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Autosave } from './autosave.ts';

/** A server whose answers the test releases one by one, and which records each save. */
function slowServer(retries = true) {
  const sent: string[] = [];
  const answers: { accept: () => void; refuse: () => void }[] = [];
  const state = { text: '' };
  const autosave = new Autosave({
    send: () => {
      sent.push(state.text);
      return new Promise((resolve, reject) =>
        answers.push({ accept: resolve, refuse: () => reject(new Error('refused')) }),
      );
    },
    failed: () => retries,
  });
  function type(text: string, delay = 1500) {
    state.text = text;
    autosave.schedule(delay);
  }
  return { sent, answers, autosave, type };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Autosave', () => {
  test('saves once, after the pause, what was typed last', async () => {
    const { sent, type } = slowServer();
    type('a');
    await vi.advanceTimersByTimeAsync(1400);
    type('ab');
    await vi.advanceTimersByTimeAsync(1499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['ab']);
  });

  test('has one save on its way at a time, and sends the newest after it', async () => {
    const { sent, answers, autosave, type } = slowServer();
    type('a');
    await vi.advanceTimersByTimeAsync(1500);
    type('ab');
    await vi.advanceTimersByTimeAsync(1500);
    type('abc');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toEqual(['a']);
    answers[0]?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['a', 'abc']);
    answers[1]?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.hasUnsaved).toBe(false);
  });

  test('a flush sends at once and waits for the answer', async () => {
    const { sent, answers, autosave, type } = slowServer();
    type('a');
    const flushed = autosave.flush();
    expect(sent).toEqual(['a']);
    expect(autosave.hasUnsaved).toBe(true);
    answers[0]?.accept();
    await expect(flushed).resolves.toBe(true);
    expect(autosave.hasUnsaved).toBe(false);
  });

  test('a flush with nothing to send answers at once', async () => {
    const { sent, autosave } = slowServer();
    await expect(autosave.flush()).resolves.toBe(true);
    expect(sent).toEqual([]);
  });

  test('a failed save stays unsaved and is tried again, later each time', async () => {
    const { sent, answers, autosave, type } = slowServer();
    type('a');
    const flushed = autosave.flush();
    answers[0]?.refuse();
    await expect(flushed).resolves.toBe(false);
    expect(autosave.hasUnsaved).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
    answers[1]?.refuse();
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
  });

  test('a refusal that cannot heal by itself is not tried again until something changes', async () => {
    const { sent, answers, autosave, type } = slowServer(false);
    type('a');
    void autosave.flush();
    answers[0]?.refuse();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(autosave.hasUnsaved).toBe(true);
    type('b');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toEqual(['a', 'b']);
  });
});
