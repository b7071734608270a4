import { useMemo, useState } from 'react';
import {
  novoCupomDe,
  toCupomDigitado,
  toDadosDoForm,
  toNovoCupom,
  type CupomDigitado,
} from '../../../domain/administracao/cupons/formularioCupom';
import { rotuloDoCampo } from '../../../domain/administracao/cupons/palavrasCupom';
import type { AcaoCupom } from '../../../domain/administracao/cupons/acaoCupom';
import { hoje } from '../../../domain/base/data';
import type { CupomCadastrado } from '../../../domain/wire/administracao/cupons';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FormDialog } from '../../../ui/form/FormDialog';
import { CamposCupom } from './CamposCupom';

export interface CupomDialogProps {
  /** The coupon to change; null for a new one. */
  cupom: CupomCadastrado | null;
  onClose: () => void;
}

const ACOES = ['criar', 'mudar'] as const;
const schema = () =>
  import(/* webpackChunkName: "esquema-cupons" */ '../../../domain/administracao/cupons/formularioCupomSchema').then(
    (module) => module.cupomSchema,
  );

/** Creates or changes a coupon. It closes after a success; otherwise it keeps the typed text. */
export function CupomDialog({ cupom, onClose }: CupomDialogProps) {
  const emit = useEmit();
  const clock = useClock();
  // The version that the editor saw; the page learns of a later one by a refusal.
  const [seen, setSeen] = useState(cupom);
  const [today] = useState(() => hoje(clock.now()));
  const initialValues = useMemo(() => (seen ? toCupomDigitado(seen) : novoCupomDe(today)), [seen, today]);
  const isOutdated = seen !== null && cupom !== null && cupom.versao > seen.versao;
  const { sending, erro, erros } = useSubmission('cupom', { acoes: ACOES, onDone: onClose });
  const close = () => {
    emit('AcaoCupomDispensada');
    onClose();
  };
  const send = (form: CupomDigitado) => emit('AcaoCupomEnviada', { acao: toAcao(form, seen) });
  return (
    <FormDialog<CupomDigitado>
      title={seen ? `Editar ${seen.codigo}` : 'Novo cupom'}
      submitLabel={seen ? 'Salvar cupom' : 'Criar cupom'}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      keepDirty
      error={isOutdated ? null : erro}
      refusals={erros}
      labelOf={rotuloDoCampo}
      onSubmit={send}
      onClose={close}
    >
      {seen && <p>A mudança vale para os próximos pedidos. Os que já têm o cupom mantêm o desconto.</p>}
      <CamposCupom isNew={!seen} />
      {isOutdated && !sending && <Mudou onSeen={() => setSeen(cupom)} />}
    </FormDialog>
  );
}

/** A new coupon, or a change of the one that was seen. */
const toAcao = (form: CupomDigitado, seen: CupomCadastrado | null): AcaoCupom =>
  seen
    ? { tipo: 'mudar', codigo: seen.codigo, cupom: { versao: seen.versao, ...toDadosDoForm(form) } }
    : { tipo: 'criar', cupom: toNovoCupom(form) };

/** Another person's change: it comes into the fields that were not typed in, and the next save is over it. */
function Mudou({ onSeen }: { onSeen: () => void }) {
  return (
    <Alert
      kind="warning"
      announce
      title="Outra pessoa mudou este cupom"
      action={
        <Button variant="secondary" size="small" onClick={onSeen}>
          Trazer a mudança
        </Button>
      }
    >
      Ela entra nos campos que você não mexeu. O que você digitou fica, e nada é salvo até que você confirme.
    </Alert>
  );
}
