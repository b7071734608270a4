import { MAXIMO_CARTOES_SALVOS } from '../../../domain/pagamento/cartaoSalvo';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectCartao } from '../../../store/pagamento/cartao';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Text } from '../../../ui/Text/Text';
import { t } from '../../../words/t';

/** The wish to keep the typed card; never ticked beforehand. */
export function GuardarCartao() {
  const emit = useEmit();
  const { guardar, salvos } = useAppSelector(selectCartao);
  if (salvos.length >= MAXIMO_CARTOES_SALVOS) {
    return (
      <Text tone="quiet">
        {t('Você já tem {n} cartões guardados. Para guardar outro, remova um em Minha conta.', {
          n: MAXIMO_CARTOES_SALVOS,
        })}
      </Text>
    );
  }
  return (
    <Checkbox
      name="guardarCartao"
      label={t('Guardar este cartão para as próximas compras')}
      hint={t(
        'Guardamos a bandeira, o final e a validade. O número fica só com a Adiq, e você remove o cartão em Minha conta.',
      )}
      checked={guardar}
      onChange={(checked) => emit('GuardarCartaoEscolhido', { guardar: checked })}
    />
  );
}
