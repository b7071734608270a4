import { useLocation } from 'react-router-dom';
import { rotas } from '../../domain/base/rotas';
import { useEmit } from '../../events/useEmit';
import { useSubmission } from '../../store/useSubmission';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Link } from '../../ui/Link/Link';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { Page } from '../../ui/Page/Page';
import { Stack } from '../../ui/Stack/Stack';
import { t, translated } from '../../words/t';
import { rich } from '../../words/rich';

const TITULO = rotas.cancelarAvisos.titulo;
const CODIGO = /^[\w-]{43}$/;

/** Page of a reminder's unsubscribe link. It acts only on a press, since mail scanners follow links too. */
export function CancelarAvisosPage() {
  const { search } = useLocation();
  const codigo = new URLSearchParams(search).get('codigo') ?? '';
  if (!CODIGO.test(codigo)) return <LinkIncompleto />;
  return (
    <Page title={translated(TITULO)} width="form">
      <Card>
        <Cancelar codigo={codigo} />
      </Card>
    </Page>
  );
}

function Cancelar({ codigo }: { codigo: string }) {
  const emit = useEmit();
  const { sending, done, erro } = useSubmission('recusaLembretes');
  if (done) {
    return (
      <Stack gap={4}>
        <Alert kind="success" announce title={t('Pronto: sem mais avisos por aqui')}>
          {t('Bilhetes, recibos e devoluções continuam chegando por e-mail: são parte da sua compra.')}
        </Alert>
        <p>
          {rich(
            'Mudou de ideia? Ligue os lembretes por e-mail de novo em <a>Minha conta</a>. Os avisos no celular voltam com a palavra VOLTAR para o nosso WhatsApp.',
            { a: (words) => <Link href={rotas.minhaConta.path}>{words}</Link> },
          )}
        </p>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {erro !== null && (
        <Alert kind="danger" announce title={t('Não foi possível cancelar')}>
          {erro}
        </Alert>
      )}
      <p>
        {t(
          'Você recebe um lembrete na véspera e duas horas antes da viagem, e um aviso quando ela atrasa ou é cancelada.',
        )}
      </p>
      <div>
        <Button loading={sending} onClick={() => emit('LembretesRecusados', { codigo })}>
          {t('Não quero mais receber')}
        </Button>
      </div>
    </Stack>
  );
}

function LinkIncompleto() {
  return (
    <Page title={translated(TITULO)} width="form">
      <EmptyState
        title={t('Este link não veio inteiro')}
        action={<LinkButton href={rotas.minhaConta.path}>{t('Abrir Minha conta')}</LinkButton>}
      >
        {t('Abra de novo o link da mensagem, ou entre e desligue os lembretes em Minha conta.')}
      </EmptyState>
    </Page>
  );
}
