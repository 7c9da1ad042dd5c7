import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useStepMessages } from './use-step-messages.ts';

const problems = [
  { path: 'title', message: 'Please input your order name!' },
  { path: 'units.0.weight', message: 'This field is required !' },
  { path: 'units.1.weight', message: 'This field is required !' },
];

describe('messages of a step', () => {
  test('are hidden until their field loses focus', () => {
    const { result } = renderHook(() => useStepMessages(problems, []));
    expect(result.current.messageAt('title')).toBeUndefined();
    act(() => result.current.touch('title'));
    expect(result.current.messageAt('title')).toBe('Please input your order name!');
    expect(result.current.messageAt('units.0.weight')).toBeUndefined();
  });

  test('show once a field that was left without a problem has one, and leaving it renders nothing', () => {
    let renders = 0;
    const { result, rerender } = renderHook(
      ({ found }) => {
        renders += 1;
        return useStepMessages(found, []);
      },
      { initialProps: { found: problems.slice(1) } },
    );
    act(() => result.current.touch('title'));
    expect(renders).toBe(1);
    rerender({ found: problems });
    expect(result.current.messageAt('title')).toBe('Please input your order name!');
    act(() => result.current.touch('units.0.weight'));
    expect(result.current.messageAt('units.0.weight')).toBe('This field is required !');
    expect(result.current.messageAt('title')).toBe('Please input your order name!');
  });

  test('show after a refused Next, and for one unit when it is touched', () => {
    const { result } = renderHook(() => useStepMessages(problems, []));
    act(() => result.current.touchAll('units.1.'));
    expect(result.current.messageAt('units.1.weight')).toBe('This field is required !');
    expect(result.current.messageAt('units.0.weight')).toBeUndefined();
    act(() => result.current.touchAll());
    expect(result.current.messageAt('title')).toBe('Please input your order name!');
  });

  test('disappear when the field is valid', () => {
    const { result, rerender } = renderHook(({ found }) => useStepMessages(found, []), {
      initialProps: { found: problems },
    });
    act(() => result.current.touchAll());
    rerender({ found: problems.slice(1) });
    expect(result.current.messageAt('title')).toBeUndefined();
  });

  test('from the server show at their field at once', () => {
    const { result } = renderHook(() => useStepMessages([], [{ path: 'title', message: 'At most 200 characters' }]));
    expect(result.current.messageAt('title')).toBe('At most 200 characters');
  });
});
