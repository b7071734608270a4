import { passosDoEstorno } from '../../../domain/posVenda/passosDoEstorno';
import { rotas } from '../../../domain/base/rotas';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { OrderTimeline } from '../../../ui/OrderTimeline/OrderTimeline';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

/** Later events of an order: replacement tickets, refunds, the receipt. */
export function DepoisDaCompra({ pedido }: { pedido: Pedido }) {
  const emit = useEmit();
  const { id, localizador, itens, estornos = [] } = pedido;
  const novos = [...new Set(itens.flatMap(({ novoPedidoId }) => novoPedidoId ?? []))];
  return (
    <Stack>
      {estornos.map((estorno) => (
        <OrderTimeline
          key={`${estorno.criadoEm} ${estorno.meio} ${estorno.valorCentavos}`}
          label={t('Andamento da devolução')}
          steps={passosDoEstorno(estorno)}
        />
      ))}
      <Inline>
        {novos.map((novo, i) => (
          <LinkButton key={novo} href={`${rotas.minhasViagens.path}?pedido=${novo}`}>
            {novos.length === 1 ? t('Ver novo bilhete') : t('Ver novo bilhete {n}', { n: i + 1 })}
          </LinkButton>
        ))}
        <Button
          variant="quiet"
          flush={novos.length === 0}
          icon={<DownloadIcon />}
          onClick={() => emit('ReciboPedido', { pedidoId: id, localizador })}
        >
          {t('Baixar recibo')}
        </Button>
      </Inline>
    </Stack>
  );
}
