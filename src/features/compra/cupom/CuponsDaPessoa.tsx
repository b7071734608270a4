import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { sayDescricaoDoCupom } from '../../../domain/conta/cupomDeAtraso';
import type { CupomOferecido } from '../../../domain/wire/compra/cotacao';
import { useEmit } from '../../../events/useEmit';
import { selectCotacao } from '../../../store/compra/cotacao';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { t } from '../../../words/t';

export interface CuponsDaPessoaProps {
  /** Called as one is picked, before its discount takes the list's place. */
  onApply: () => void;
}

/**
 * The person's own coupons to pick from, as the server judges them over this order: those that count first, the others with the
 * reason. Nothing where there are none, as for most people.
 */
export function CuponsDaPessoa({ onApply }: CuponsDaPessoaProps) {
  const emit = useEmit();
  const { cupom, cotacao, phase } = useAppSelector(selectCotacao);
  const meus = cotacao?.cuponsDaConta ?? [];
  if (meus.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text weight="bold">{t('Seus cupons')}</Text>
      <List gap={3} lines="between" label={t('Seus cupons')}>
        {meus.map((um) => (
          <li key={um.codigo}>
            <Cupom
              cupom={um}
              loading={cupom === um.codigo && phase === 'calculando'}
              onPick={() => {
                onApply();
                emit('CupomAplicado', { codigo: um.codigo });
              }}
            />
          </li>
        ))}
      </List>
    </Stack>
  );
}

interface CupomProps {
  cupom: CupomOferecido;
  loading: boolean;
  onPick: () => void;
}

function Cupom({ cupom, loading, onPick }: CupomProps) {
  const { codigo, percentual, tetoCentavos, validoAte, descontoCentavos, recusa } = cupom;
  return (
    <Inline justify="between">
      <Stack gap={1}>
        <Text>
          {recusa === undefined
            ? t('{percentual}% de desconto: você economiza {valor}', {
                percentual,
                valor: formatCentavos(descontoCentavos),
              })
            : t('{percentual}% de desconto, até {teto}', { percentual, teto: formatCentavos(tetoCentavos) })}
        </Text>
        <Text tone="quiet">
          {recusa ??
            t('{descricao}. Vale até {dia}.', { descricao: sayDescricaoDoCupom(cupom), dia: formatDia(validoAte) })}
        </Text>
      </Stack>
      {recusa === undefined && (
        <Button variant="secondary" size="small" loading={loading} onClick={onPick}>
          {t('Usar cupom')} <VisuallyHidden>{codigo}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
}
