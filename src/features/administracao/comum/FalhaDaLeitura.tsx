import { readFailureText } from '../../../domain/base/falhas';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';

interface FalhaDaLeituraProps {
  title: string;
  /** Error of a read of the API's cache. */
  error: Parameters<typeof readFailureText>[0];
  retrying: boolean;
  onRetry: () => unknown;
}

/** A read that failed, with its reason and the button to repeat it. */
export function FalhaDaLeitura({ title, error, retrying, onRetry }: FalhaDaLeituraProps) {
  return (
    <ErrorState title={title} retrying={retrying} onRetry={() => void onRetry()}>
      {readFailureText(error)}
    </ErrorState>
  );
}
