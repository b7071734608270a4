import { useAppSelector } from '../../../store/hooks';
import { selectRascunho } from '../../../store/compra/rascunho';
import { Text } from '../../../ui/Text/Text';
import { t } from '../../../words/t';

/** Status that the draft is saved. Announced once, not at every pause in typing. */
export function EstadoRascunho() {
  const { phase } = useAppSelector(selectRascunho);
  return (
    <Text tone="quiet" size="sm" announce="status">
      {phase === 'salvo' && t('Rascunho salvo')}
    </Text>
  );
}
