import type { CamposBusca } from '../../../domain/viagens/camposBusca';
import { addDias, formatDia, type Dia } from '../../../domain/base/data';
import { useAppSelector } from '../../../store/hooks';
import { selectCatalogoVazio } from '../../../store/viagens/catalogo';
import { Chip } from '../../../ui/Chip/Chip';
import { DateInput } from '../../../ui/DateInput/DateInput';
import { PlaceCombobox } from '../../../ui/PlaceCombobox/PlaceCombobox';
import { respostaAtual, toOption, type BuscaFormState, type CampoData, type CampoLugar } from './buscaFormState';
import type { BuscaDispatch } from './useBuscaForm';
import { msg, t, translated } from '../../../words/t';

const rotulos = {
  origem: msg('Origem'),
  destino: msg('Destino'),
  dataIda: msg('Data de ida'),
  dataVolta: msg('Data de volta'),
};

interface FieldProps<Campo> {
  campo: Campo;
  state: BuscaFormState;
  /** The fields as shown. */
  campos: CamposBusca;
  act: BuscaDispatch;
}

/** One end of the trip. */
export function LugarField({ campo, state, campos, act }: FieldProps<CampoLugar>) {
  const resposta = respostaAtual(state, campo);
  const vazio = useAppSelector(selectCatalogoVazio);
  const semDestino = campo === 'destino' && state.lugares.origem ? t('Nenhum destino direto com este nome') : undefined;
  return (
    <PlaceCombobox
      name={campo}
      label={translated(rotulos[campo])}
      inputText={campos[campo]}
      options={(resposta?.lugares ?? []).map(toOption)}
      loading={state.ativos[campo] && !resposta}
      emptyText={vazio ? t('Ainda não há viagens à venda') : semDestino}
      error={state.erros[campo]}
      onInputChange={(texto) => act({ type: 'typed', campo, texto })}
      onSelect={({ id }) => act({ type: 'picked', campo, id })}
      onOpen={() => act({ type: 'opened', campo })}
    />
  );
}

export interface DataFieldProps extends FieldProps<CampoData> {
  /** Opens the calendar of a field; closes the one that is open. */
  onCalendar: (campo: CampoData) => void;
}

/** The day of the outbound or of the return trip. */
export function DataField({ campo, state, campos, act, onCalendar }: DataFieldProps) {
  return (
    <DateInput
      name={campo}
      label={translated(rotulos[campo])}
      inputText={campos[campo]}
      error={state.erros[campo]}
      onInputChange={(texto) => act({ type: 'typed', campo, texto })}
      onOpenCalendar={() => onCalendar(campo)}
    />
  );
}

const dias = [msg('Hoje'), msg('Amanhã')];

interface DiasRapidosProps {
  hoje: Dia | null;
  texto: string;
  onPick: (texto: string) => void;
}

/** Buttons for the two most common days. */
export function DiasRapidos({ hoje, texto, onPick }: DiasRapidosProps) {
  return dias.map((label, offset) => {
    const dia = hoje && formatDia(addDias(hoje, offset));
    return <Chip key={label} label={translated(label)} selected={dia === texto} onToggle={() => dia && onPick(dia)} />;
  });
}
