import { formatCentavos } from '../../domain/base/dinheiro';
import { dinheiroDaVolta, sobreOBonus, usoDoCredito } from '../../domain/posVenda/creditoNoCancelamento';
import { prazoDoEstorno } from '../../domain/posVenda/resumoPosVenda';
import type { OfertaCredito } from '../../domain/wire/conta/creditos';
import type { PreviaCancelamentoPedido } from '../../domain/wire/posVenda/posVenda';
import { useEmit } from '../../events/useEmit';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup';
import { t } from '../../words/t';

export interface DestinoDoValorProps {
  previa: PreviaCancelamentoPedido;
  credito: OfertaCredito;
  emCredito: boolean;
  disabled: boolean;
}

/** Choice of what becomes of the money: back as it came, or credit with its bonus; both amounts stand beside it. */
export function DestinoDoValor({ previa, credito, emCredito, disabled }: DestinoDoValorProps) {
  const emit = useEmit();
  const paying = previa.bilhetes.find(({ meio }) => meio !== null && meio !== 'credito');
  const prazo = paying && prazoDoEstorno(paying.meio, paying.previsao);
  const dinheiro = formatCentavos(dinheiroDaVolta(previa));
  return (
    <RadioGroup
      name="destinoDoValor"
      label={t('Como você quer receber?')}
      layout="cards"
      value={emCredito ? 'credito' : 'meio'}
      onChange={(value) => emit('DestinoDoValorEscolhido', { emCredito: value === 'credito' })}
      options={[
        {
          value: 'meio',
          label: t('Devolver no meio de pagamento'),
          description: prazo ? `${dinheiro}. ${prazo}.` : `${dinheiro}.`,
          disabled,
        },
        {
          value: 'credito',
          label: t('Receber em crédito, com bônus de {pct}%', { pct: credito.bonusPct }),
          description: `${formatCentavos(credito.centavos)}, ${usoDoCredito(credito)}. ${sobreOBonus(credito)}`,
          disabled,
        },
      ]}
    />
  );
}
