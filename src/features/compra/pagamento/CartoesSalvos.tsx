import { nomeDoCartao, validadeDoCartao } from '../../../domain/pagamento/cartaoSalvo';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectCartao } from '../../../store/pagamento/cartao';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup';
import { t } from '../../../words/t';

/** Value of "Usar outro cartão", which is no id. */
const OUTRO = 'outro';

/** The choice among saved cards and a card to be typed. Expired cards are shown and cannot be chosen. */
export function CartoesSalvos() {
  const emit = useEmit();
  const { salvos, salvoId } = useAppSelector(selectCartao);
  const options = salvos.map((cartao) => ({
    value: cartao.id,
    label: `${nomeDoCartao(cartao)}, ${validadeDoCartao(cartao)}`,
    disabled: cartao.vencido,
  }));
  return (
    <RadioGroup
      name="cartaoSalvo"
      label={t('Qual cartão?')}
      value={salvoId ?? OUTRO}
      options={[...options, { value: OUTRO, label: t('Usar outro cartão') }]}
      onChange={(value) => emit('CartaoSalvoEscolhido', { cartaoId: value === OUTRO ? null : value })}
    />
  );
}
