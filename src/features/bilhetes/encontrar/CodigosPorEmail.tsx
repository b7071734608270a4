import { rotas } from '../../../domain/base/rotas';
import type { ProcuraPedido } from '../../../domain/wire/bilhetes/procura';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

export interface CodigosPorEmailProps {
  /** The search that found the tickets; the server judges it anew. */
  procura: ProcuraPedido;
  /** The address of the purchase, masked; null where tickets cannot be sent to it. */
  email: string | null;
}

/** The ways to the boarding codes, which a page without sign-in does not show. */
export function CodigosPorEmail({ procura, email }: CodigosPorEmailProps) {
  const emit = useEmit();
  const { sending, erro, valor } = useSubmission('bilhetesPorEmail', { own: true });
  return (
    <Card title={t('Códigos para embarcar')}>
      <Stack gap={4}>
        <p>
          {email === null
            ? t(
                'Por segurança, esta página não mostra os códigos. Eles estão na conta de quem comprou; no guichê, mostre seu documento.',
              )
            : t(
                'Por segurança, esta página não mostra os códigos. Enviamos os bilhetes completos só para o e-mail da compra, {email}.',
                { email },
              )}
        </p>
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        {valor !== null && (
          <Alert kind="success" announce title={t('Bilhetes enviados')}>
            {t('Procure em {email}, também na caixa de spam. Pode levar alguns minutos.', { email: valor })}
          </Alert>
        )}
        <Inline gap={3}>
          {email !== null && valor === null && (
            <Button loading={sending} onClick={() => emit('BilhetesPorEmailPedidos', procura)}>
              {t('Enviar para o e-mail da compra')}
            </Button>
          )}
          <LinkButton variant="secondary" href={rotas.minhasViagens.path}>
            {t('Abrir Minhas viagens')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
