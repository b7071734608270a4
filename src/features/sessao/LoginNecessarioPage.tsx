import { mensagens } from '../../domain/base/mensagens';
import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Page } from '../../ui/Page/Page';
import { t, translated } from '../../words/t';

export interface LoginNecessarioPageProps {
  /** Title of the replaced page. */
  titulo: string;
}

/** Sign-in prompt in place of a page whose guard was passed anonymously. Signing in shows the page. */
export function LoginNecessarioPage({ titulo }: LoginNecessarioPageProps) {
  const emit = useEmit();
  return (
    <Page title={translated(titulo)}>
      <EmptyState
        title={translated(mensagens.loginNecessario)}
        action={<Button onClick={() => emit('EntrarPedido')}>{t('Entrar')}</Button>}
      >
        {t('Depois de entrar, você continua nesta página.')}
      </EmptyState>
    </Page>
  );
}
