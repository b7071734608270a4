import { t } from '../../../../words/t';
import { formatDia } from '../../../../domain/base/data';
import { prazoDoBoleto, type PrazoBoleto } from '../../../../domain/pagamento/boleto/prazoBoleto';
import { useEmit } from '../../../../events/useEmit';
import { useMeiosQuery } from '../../../../store/api/meios';
import { useHoje } from '../../../../store/clock';
import { selectCompra } from '../../../../store/compra/compra';
import { useAppSelector } from '../../../../store/hooks';
import { useSubmission } from '../../../../store/useSubmission';
import { Alert } from '../../../../ui/Alert/Alert';
import { Button } from '../../../../ui/Button/Button';
import { Card } from '../../../../ui/Card/Card';
import { Stack } from '../../../../ui/Stack/Stack';
import { useTrechosDaCompra } from '../../poltronas/useTrechosDaCompra';

/** Offers a boleto where the first departure is far enough ahead; nothing otherwise. */
export function BoletoDaCompra() {
  const { trechos } = useAppSelector(selectCompra);
  const hoje = useHoje();
  const { data: meios } = useMeiosQuery();
  const dias = useTrechosDaCompra(trechos).map(({ partida }) => partida?.dia ?? '');
  const [primeiro = ''] = [...dias].sort();
  // A departure that is not known yet is not far ahead.
  const prazo = primeiro === '' ? null : prazoDoBoleto(hoje, primeiro);
  return meios?.boleto.disponivel && prazo ? <Oferta prazo={prazo} /> : null;
}

function Oferta({ prazo: { vencimento } }: { prazo: PrazoBoleto }) {
  const emit = useEmit();
  const { envio } = useAppSelector(selectCompra);
  const { sending, erro } = useSubmission('boleto', { own: true });
  return (
    <Card title={t('Boleto bancário')}>
      <Stack gap={3}>
        <p>
          {t(
            'Vence em {dia}. As poltronas ficam guardadas até lá, e o bilhete sai quando o banco avisa do pagamento, em até um dia útil.',
            { dia: formatDia(vencimento) },
          )}
        </p>
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <div>
          <Button
            variant="secondary"
            loading={sending}
            disabled={envio !== 'parado'}
            onClick={() => emit('PagamentoBoletoEscolhido')}
          >
            {t('Gerar boleto')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
