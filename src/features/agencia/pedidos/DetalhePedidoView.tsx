import { rotuloDoPedido } from '../../../domain/agencia/abasPedidos';
import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { formatInstante, grupoDaSituacao, tonsGrupo } from '../../../domain/agencia/pedidosAgencia';
import type { EstornoPedido } from '../../../domain/wire/compra/pedidos';
import type { DetalhePedido } from '../../../domain/wire/agencia/pedidosAgencia';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { OrderTimeline } from '../../../ui/OrderTimeline/OrderTimeline';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { AcoesDoPedido } from './AcoesDoPedido';
import { BilhetesDoPedido } from './BilhetesDoPedido';
import { Secao } from './Secao';

const situacoesEstorno: Record<EstornoPedido['situacao'], string> = {
  pendente: 'a caminho',
  em_processamento: 'no banco',
  feito: 'feita',
  nao_realizado: 'não aceita pelo banco, tentamos de novo',
};
const meios: Record<EstornoPedido['meio'], string> = {
  pix: 'Pix',
  cartao: 'Cartão',
  dinheiro: 'Dinheiro',
  boleto: 'Pix, pelo boleto',
  credito: 'Crédito',
};

/** Details of an order with its actions. */
export function DetalhePedidoView({ detalhe }: { detalhe: DetalhePedido }) {
  const { pedido, comprador, operador, pagamentos, fatos } = detalhe;
  const estornos = pedido.estornos ?? [];
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <div>
          <StatusBadge kind={tonsGrupo[grupoDaSituacao(pedido.situacao)]}>{rotuloDoPedido(pedido)}</StatusBadge>
        </div>
        <DescriptionList
          items={[
            { label: 'Localizador', value: <strong className="it-tabular">{pedido.localizador}</strong> },
            { label: 'Comprador', value: comprador.nome },
            { label: 'CPF', value: comprador.cpf },
            { label: 'E-mail', value: comprador.email === '' ? 'Não informado' : comprador.email },
            { label: 'Operador', value: operador ?? 'Comprado pelo cliente' },
            { label: 'Total', value: formatCentavos(pedido.totalCentavos) },
          ]}
        />
      </Stack>
      <AcoesDoPedido detalhe={detalhe} />
      <BilhetesDoPedido pedido={pedido} />
      {pagamentos.length > 0 && (
        <Secao titulo="Pagamentos">
          <DescriptionList
            layout="spread"
            items={pagamentos.map(({ meio, valorCentavos, em, devolvido }) => ({
              label: `${meio}, ${formatInstante(em)}${devolvido ? ' (volta para quem pagou)' : ''}`,
              value: formatCentavos(valorCentavos),
            }))}
          />
        </Secao>
      )}
      {estornos.length > 0 && (
        <Secao titulo="Devoluções">
          <DescriptionList
            layout="spread"
            items={estornos.map(({ meio, valorCentavos, situacao, previsao }) => ({
              label: `${meios[meio]}, ${situacoesEstorno[situacao]}${situacao === 'feito' ? '' : `, até ${formatDia(previsao)}`}`,
              value: formatCentavos(valorCentavos),
            }))}
          />
        </Secao>
      )}
      <Secao titulo="O que aconteceu">
        <OrderTimeline
          label="O que aconteceu"
          steps={fatos.map(({ em, titulo, detalhe: texto, falhou }, index) => ({
            id: `${index}`,
            titulo,
            state: falhou ? 'failed' : 'done',
            quando: formatInstante(em),
            ...(texto !== null && { detalhe: texto }),
          }))}
        />
      </Secao>
    </Stack>
  );
}
