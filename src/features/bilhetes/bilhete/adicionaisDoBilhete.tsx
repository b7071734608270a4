import { formatCentavos } from '../../../domain/base/dinheiro';
import { adicionaisCentavos } from '../../../domain/compra/adicionais/adicionais';
import { describeAdicionais } from '../../../domain/compra/adicionais/describeAdicionais';
import type { Bilhete } from '../../../domain/wire/bilhetes/bilhetes';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import type { TicketExtra } from '../../../ui/TicketCard/TicketExtras';
import { isAlteravel, isSemValidade } from '../situacoesBilhete';
import { t } from '../../../words/t';

type Adicional = NonNullable<Bilhete['adicionais']>[number];

/** The extras of a ticket, each with the way to cancel it, and those that were cancelled; none once the ticket has ended. */
export function adicionaisDoBilhete(bilhete: Bilhete): TicketExtra[] {
  const { id, situacao, adicionais = [], adicionaisCancelados = [] } = bilhete;
  if (isSemValidade(situacao)) return [];
  return [
    ...adicionais.map((one) => ({
      ...linhaDe(one),
      acao: isAlteravel(situacao) && <Cancelar bilheteId={id} {...one} />,
    })),
    ...adicionaisCancelados.map((one) => ({ ...linhaDe(one), situacao: t('Cancelado') })),
  ];
}

const linhaDe = (adicional: Adicional): TicketExtra => ({
  nome: describeAdicionais([adicional]),
  valor: formatCentavos(adicionaisCentavos([adicional])),
});

function Cancelar({ bilheteId, tipo, nome }: { bilheteId: string } & Pick<Adicional, 'tipo' | 'nome'>) {
  const emit = useEmit();
  return (
    <Button variant="quiet" size="small" onClick={() => emit('CancelamentoAdicionalAberto', { bilheteId, tipo })}>
      {t('Cancelar adicional')} <span className="it-visually-hidden">{nome}</span>
    </Button>
  );
}
