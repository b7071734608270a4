import { quando } from '../../../domain/base/quando';
import type { Companhia } from '../../../domain/wire/companhia/companhia';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { StickyCard } from '../../../ui/ListBar/StickyCard';
import { Text } from '../../../ui/Text/Text';

interface EstadoProps {
  formId: string;
  base: Companhia | null;
  sending: boolean;
  isDirty: boolean;
  /** The unsaved text was typed before the page was left. */
  retomada: boolean;
  onDescartar: () => void;
}

/** The state of the form while it is scrolled: saved or not, by whom, and the button that saves it. */
export function Estado({ formId, base, sending, isDirty, retomada, onDescartar }: EstadoProps) {
  return (
    <StickyCard
      title={titleOf(sending, isDirty, base)}
      aside={
        <Button type="submit" form={formId} size="small" loading={sending} disabled={!isDirty}>
          Salvar
        </Button>
      }
    >
      {retomada && isDirty ? (
        <Alert
          action={
            <Button variant="quiet" size="small" onClick={onDescartar}>
              Descartar o que digitei
            </Button>
          }
        >
          O que você digitou antes e não salvou está de volta nos campos.
        </Alert>
      ) : (
        <Text tone="quiet" size="sm">
          {detailOf(isDirty, base)}
        </Text>
      )}
    </StickyCard>
  );
}

function titleOf(sending: boolean, isDirty: boolean, base: Companhia | null): string {
  if (sending) return 'Salvando';
  if (isDirty) return 'Alterações não salvas';
  return base ? `Tudo salvo: versão ${base.versao}` : 'A empresa ainda não tem dados';
}

function detailOf(isDirty: boolean, base: Companhia | null): string {
  if (isDirty) return 'Ficam guardadas nesta aba até que você salve.';
  return base
    ? `Última mudança em ${quando(base.em)}, por ${base.autor}`
    : 'Sem eles nada é vendido: preencha e salve.';
}
