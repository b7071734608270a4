import type { FalhaDoNavegador } from '../../domain/wire/base/falhasDoNavegador';

/** Takes an error for the report to the server; never throws. */
export type TellFailure = (error: unknown, origem: FalhaDoNavegador['origem']) => void;

/**
 * Hears of every error that nobody caught. The collector is loaded with the first one, since most pages never need it; an
 * error that comes while it cannot be loaded is lost.
 * @returns for errors that were caught and logged.
 */
export function watchFailures(page: Pick<Window, 'addEventListener'>, bring: () => Promise<TellFailure>): TellFailure {
  let brought: Promise<TellFailure> | null = null;
  const tell: TellFailure = (error, origem) => {
    brought ??= bring();
    brought.then(
      (collect) => collect(error, origem),
      () => (brought = null),
    );
  };
  page.addEventListener('error', ({ error }) => tell(error, 'janela'));
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'promessa'));
  return tell;
}
