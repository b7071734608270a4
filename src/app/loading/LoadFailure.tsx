import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { Page } from '../../ui/Page/Page';
import { FailedLoad } from './FailedLoad';
import { OutdatedPage } from './keepUp';
import { t } from '../../words/t';

export interface LoadFailureProps {
  children: ReactNode;
  onError: (error: unknown) => void;
  onRetry: () => void;
  /** Reloads the whole page, needed when its version no longer exists. */
  onReload: () => void;
  /** True when the failed part belongs to a page that already has a heading. */
  inPage?: boolean;
}

type Failure = 'failed' | 'outdated' | null;

/** Error boundary of a page: reports the failure in its place and offers a retry. */
export class LoadFailure extends Component<LoadFailureProps, { failure: Failure }> {
  override readonly state = { failure: null as Failure };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: error instanceof OutdatedPage ? 'outdated' : 'failed' };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const said = failure === 'outdated' ? this.outdated() : this.failed();
    if (this.props.inPage) return said;
    return (
      <Page title={t('Não foi possível abrir a página')} titleHidden>
        {said}
      </Page>
    );
  }

  private outdated(): ReactNode {
    return (
      <ErrorState
        title={t('Há uma versão nova do site')}
        retryLabel={t('Recarregar a página')}
        onRetry={this.props.onReload}
      >
        {t('Sua reserva e seu pedido estão guardados. Recarregue a página para continuar.')}
      </ErrorState>
    );
  }

  private failed(): ReactNode {
    return <FailedLoad inPage={this.props.inPage === true} onRetry={this.retry} />;
  }
}
