import { mensagens } from '../../domain/mensagens';
import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Page } from '../../ui/Page/Page';

export interface LoginNecessarioPageProps {
  /** The title of the page whose place this takes. */
  titulo: string;
}

/** In place of a page that needs a person, where the guard was passed without one. Signing in shows the page itself. */
export function LoginNecessarioPage({ titulo }: LoginNecessarioPageProps) {
  const emit = useEmit();
  return (
    <Page title={titulo}>
      <EmptyState
        title={mensagens.loginNecessario}
        action={<Button onClick={() => emit('EntrarPedido')}>Entrar</Button>}
      >
        Depois de entrar, você continua nesta página.
      </EmptyState>
    </Page>
  );
}
