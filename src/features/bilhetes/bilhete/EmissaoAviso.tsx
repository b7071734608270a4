import { rotulosSituacao } from '../../../domain/agencia/abasPedidos';
import { joinItems } from '../../../domain/base/itens';
import { isPendenteDeConclusao } from '../../../domain/compra/pedido';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';

const hora = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

const mantidas = (numeros: readonly number[]): string =>
  numeros.length === 1
    ? `a poltrona ${joinItems(numeros)} continua com você`
    : `as poltronas ${joinItems(numeros)} continuam com você`;

/** Notice of tickets still to be issued; renders nothing when all are. */
export function EmissaoAviso({ pedido }: { pedido: Pedido }) {
  const emit = useEmit();
  const { id, emissao, situacao } = pedido;
  const ask = (): void => emit('dockConcluirPedido', { pedidoId: id });
  if (emissao) {
    return (
      <Alert
        kind="warning"
        title="A operadora ainda não emitiu tudo"
        announce
        action={
          <Button variant="secondary" onClick={ask}>
            Tentar emitir de novo
          </Button>
        }
      >
        Recebemos seu pagamento e {mantidas(emissao.poltronas)}. Tentamos de novo às{' '}
        {hora.format(new Date(emissao.proximaEm))}, e por até 6 horas. Se não der certo, devolvemos o valor.
      </Alert>
    );
  }
  if (!isPendenteDeConclusao(situacao)) return null;
  return (
    <Alert
      title={rotulosSituacao[situacao]}
      announce
      action={
        <Button variant="secondary" onClick={ask}>
          Atualizar pedido
        </Button>
      }
    >
      {situacao === 'pago' || situacao === 'emitindo'
        ? 'O pagamento foi recebido. Assim que o bilhete sair, ele aparece aqui.'
        : 'Não foi possível emitir a passagem. O valor volta do mesmo jeito que você pagou.'}
    </Alert>
  );
}

/** Names the replacement of each seat that was lost before payment. */
export function PoltronasTrocadas({ pedido }: { pedido: Pedido }) {
  const moved = pedido.itens.filter(({ poltronaOriginal }) => poltronaOriginal !== undefined);
  if (moved.length === 0) return null;
  return (
    <Alert kind="warning" title={moved.length === 1 ? 'Sua poltrona mudou' : 'Suas poltronas mudaram'}>
      {`O pagamento chegou depois do fim da reserva. Guardamos para você, no mesmo ônibus e na mesma classe: ${joinItems(
        moved.map(({ poltronaOriginal, poltrona }) => `poltrona ${poltrona} no lugar da ${poltronaOriginal}`),
      )}.`}
    </Alert>
  );
}
