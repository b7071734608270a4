import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState/ErrorState';
import { Page } from '../ui/Page/Page';

export interface LoadFailureProps {
  children: ReactNode;
  onError: (error: unknown) => void;
  onRetry: () => void;
}

/** A page that could not be loaded or shown: says so in its place, and offers to try again. */
export class LoadFailure extends Component<LoadFailureProps, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title="Não foi possível abrir a página" titleHidden>
        <ErrorState title="Esta página não abriu" onRetry={this.retry}>
          Pode ter sido a conexão. O que você já fez não se perdeu.
        </ErrorState>
      </Page>
    );
  }
}
