import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { computeTroco, meiosBalcao, type MeioBalcao } from '../../../domain/agencia/balcao';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { useMeiosQuery } from '../../../store/api/meios';
import { selectBalcao } from '../../../store/agencia/balcao';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup';
import { Stack } from '../../../ui/Stack/Stack';
import './balcao.css';
import { Dinheiro } from './Dinheiro';
import { FORM_RECEBIMENTO } from './formRecebimento';
import { atalhoDe, textosBalcao, textosMeio } from './textosBalcao';
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
function useFocusMeio(form: RefObject<HTMLFormElement | null>, meio: MeioBalcao, busy: boolean): void {
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
    const field = form.current?.querySelector<HTMLInputElement>(RECEBIDO);
    (field ?? form.current?.querySelector<HTMLInputElement>('input:checked'))?.focus();
  }, [form, asked, meio]);
}

/** Payment method and, for cash, the amount received. Enter submits from any field. */
export function RecebimentoForm({ totalCentavos }: { totalCentavos: number }) {
  const emit = useEmit();
  const { meio } = useAppSelector(selectBalcao);
  const { envio } = useAppSelector(selectCompra);
  const { data: meios } = useMeiosQuery(undefined, { refetchOnMountOrArgChange: true });
  const [recebido, setRecebido] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const busy = envio !== 'parado';
  useFocusMeio(form, meio, busy);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (meio === 'pix') return emit('PagamentoPixEscolhido');
    if (meio !== 'dinheiro') return emit('CobrancaExternaEscolhida', { meio });
    const { faltaCentavos } = computeTroco(totalCentavos, recebido ?? 0);
    const wrong =
      recebido === null
        ? textosBalcao.recebidoVazio
        : faltaCentavos > 0 && `${textosBalcao.falta} ${formatCentavos(faltaCentavos)}`;
    setError(wrong || undefined);
    if (wrong || recebido === null) {
      form.current?.querySelector<HTMLInputElement>(RECEBIDO)?.focus();
      return;
    }
    emit('DinheiroRecebido', { totalCentavos, recebidoCentavos: recebido });
  };

  return (
    <form ref={form} id={FORM_RECEBIMENTO} noValidate onSubmit={send}>
      <Stack gap={6}>
        <RadioGroup
          name="meioBalcao"
          label={textosBalcao.titulo}
          layout="tiles"
          value={meio}
          onChange={(value) => emit('MeioBalcaoEscolhido', { meio: toMeio(value) })}
          options={opcoesMeio(busy, meios?.pix.disponivel === false)}
        />
        {meio === 'dinheiro' && (
          <Dinheiro
            totalCentavos={totalCentavos}
            recebidoCentavos={recebido}
            error={error}
            disabled={busy}
            onChange={(centavos) => {
              setRecebido(centavos);
              setError(undefined);
            }}
          />
        )}
      </Stack>
    </form>
  );
}
