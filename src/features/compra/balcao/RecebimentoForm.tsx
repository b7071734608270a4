import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { meiosBalcao, type MeioBalcao } from '../../../domain/agencia/balcao';
import type { DadosRecebimento } from '../../../domain/agencia/recebimentoSchema';
import { useEmit } from '../../../events/useEmit';
import { useMeiosQuery } from '../../../store/api/meios';
import { selectBalcao } from '../../../store/agencia/balcao';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup';
import { Stack } from '../../../ui/Stack/Stack';
import { Dinheiro } from './Dinheiro';
import { FORM_RECEBIMENTO } from './formRecebimento';
import { textosBalcao } from './textosBalcao';
import { atalhoDe, textosMeio } from './textosMeio';
import { useAtalhosDePagamento } from './useAtalhosDePagamento';

/** The field of the amount received. */
const RECEBIDO = 'input[name="recebido"]';

const toMeio = (value: string): MeioBalcao => meiosBalcao.find((meio) => meio === value) ?? 'dinheiro';

const opcoesMeio = (busy: boolean, pixFora: boolean) =>
  meiosBalcao.map((value) => {
    const fora = value === 'pix' && pixFora;
    return {
      value,
      label: textosMeio[value].rotulo,
      description: fora ? textosBalcao.pixFora : [textosMeio[value].onde, atalhoDe(value)].filter(Boolean).join(' · '),
      disabled: busy || fora,
    };
  });

/** A shortcut chooses a method from anywhere, so focus moves to the method's next control; likewise on mount. */
function useFocusMeio(meio: MeioBalcao, busy: boolean): void {
  const wanted = useRef<MeioBalcao | null>(meio);
  const [asked, setAsked] = useState(0);
  const onChosen = useCallback((chosen: MeioBalcao) => {
    wanted.current = chosen;
    setAsked((count) => count + 1);
  }, []);
  useAtalhosDePagamento(!busy, onChosen);
  useEffect(() => {
    if (wanted.current !== meio) return;
    wanted.current = null;
    const form = document.getElementById(FORM_RECEBIMENTO);
    const field = form?.querySelector<HTMLInputElement>(RECEBIDO);
    (field ?? form?.querySelector<HTMLInputElement>('input:checked'))?.focus();
  }, [asked, meio]);
}

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/recebimentoSchema').then(
    (module) => module.recebimentoSchema,
  );
const initialValues: DadosRecebimento = { recebido: null };

/** Payment method and, for cash, the amount received. Enter submits from any field. */
export function RecebimentoForm({ totalCentavos }: { totalCentavos: number }) {
  const emit = useEmit();
  const { meio } = useAppSelector(selectBalcao);
  const { envio } = useAppSelector(selectCompra);
  const { data: meios } = useMeiosQuery(undefined, { refetchOnMountOrArgChange: true });
  const context = useMemo(() => ({ meio, totalCentavos }), [meio, totalCentavos]);
  const busy = envio !== 'parado';
  useFocusMeio(meio, busy);

  const send = ({ recebido }: DadosRecebimento) => {
    if (meio === 'pix') return emit('PagamentoPixEscolhido');
    if (meio !== 'dinheiro') return emit('CobrancaExternaEscolhida', { meio });
    if (recebido !== null) emit('DinheiroRecebido', { totalCentavos, recebidoCentavos: recebido });
  };

  return (
    <SchemaForm<DadosRecebimento>
      label="Dinheiro recebido"
      id={FORM_RECEBIMENTO}
      schema={schema}
      context={context}
      initialValues={initialValues}
      errorMoment="submit"
      sending={busy}
      onSubmit={send}
    >
      <Stack gap={6}>
        <RadioGroup
          name="meioBalcao"
          label={textosBalcao.titulo}
          layout="tiles"
          value={meio}
          onChange={(value) => emit('MeioBalcaoEscolhido', { meio: toMeio(value) })}
          options={opcoesMeio(busy, meios?.pix.disponivel === false)}
        />
        {meio === 'dinheiro' && <Dinheiro totalCentavos={totalCentavos} disabled={busy} />}
      </Stack>
    </SchemaForm>
  );
}
