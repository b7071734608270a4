import { Suspense, useCallback, useEffect, useRef, type ComponentType } from 'react';
import { Button } from '../../../ui/Button/Button';
import { Chip } from '../../../ui/Chip/Chip';
import { DateInput } from '../../../ui/DateInput/DateInput';
import { PinIcon } from '../../../ui/icons/PinIcon';
import { SearchIcon } from '../../../ui/icons/SearchIcon';
import { PlaceCombobox } from '../../../ui/PlaceCombobox/PlaceCombobox';
import { SearchCard } from '../../../ui/SearchCard/SearchCard';
import { Switch } from '../../../ui/Switch/Switch';
import { addDias, formatDia, parseDataBr, type Dia } from '../../../domain/base/data';
import { useEmit } from '../../../events/useEmit';
import { selectPerto } from '../../../store/viagens/busca';
import { useAppSelector } from '../../../store/hooks';
import {
  camposVisiveis,
  consultaDe,
  primeiroErro,
  respostaAtual,
  toOption,
  type BuscaInicial,
  type CampoData,
  type CampoLugar,
  type RespostaLugares,
} from './buscaFormState';
import type { LocalidadesFeedProps } from './LocalidadesFeed';
import { useBuscaForm } from './useBuscaForm';
import { useHoje } from './useHoje';
import './BuscaForm.css';

export interface BuscaFormProps {
  inicial: BuscaInicial;
  /** Values typed before hydration; set once, right after the first paint. */
  typed?: BuscaInicial['campos'] | null;
  /** Loads suggestions; lazy, mounted when a place field is first used. */
  Feed: ComponentType<LocalidadesFeedProps>;
}

const rotulos = { origem: 'Origem', destino: 'Destino', dataIda: 'Data de ida', dataVolta: 'Data de volta' } as const;

/** The search form of home and results: origin, destination, dates. */
export function BuscaForm({ inicial, typed = null, Feed }: BuscaFormProps) {
  const emit = useEmit();
  const [state, act] = useBuscaForm(inicial, typed);
  const hoje = useHoje();
  const campos = camposVisiveis(state, hoje);
  const answer = useCallback(
    (campo: CampoLugar, resposta: RespostaLugares) => act({ type: 'answered', campo, resposta }),
    [act],
  );

  useFocusRecusa(state.recusas, primeiroErro(state));
  const perto = useAppSelector(selectPerto);
  const pertoAntes = useRef(perto);
  useEffect(() => {
    // Ignores a location found for an earlier form.
    if (perto === pertoAntes.current) return;
    pertoAntes.current = perto;
    if (perto.phase !== 'found') return;
    act({ type: 'located', lugar: perto.localidade });
    focusField('destino');
  }, [perto, act]);

  const place = (campo: CampoLugar) => {
    const resposta = respostaAtual(state, campo);
    return (
      <PlaceCombobox
        name={campo}
        label={rotulos[campo]}
        inputText={campos[campo]}
        options={(resposta?.lugares ?? []).map(toOption)}
        loading={state.ativos[campo] && !resposta}
        emptyText={campo === 'destino' && state.lugares.origem ? 'Nenhum destino direto com este nome' : undefined}
        error={state.erros[campo]}
        onInputChange={(texto) => act({ type: 'typed', campo, texto })}
        onSelect={({ id }) => act({ type: 'picked', campo, id })}
        onOpen={() => act({ type: 'opened', campo })}
      />
    );
  };
  const date = (campo: CampoData, min: string | undefined) => (
    <DateInput
      name={campo}
      label={rotulos[campo]}
      inputText={campos[campo]}
      min={min}
      error={state.erros[campo]}
      onInputChange={(texto) => act({ type: 'typed', campo, texto })}
    />
  );
  const feed = (campo: CampoLugar) => {
    const consulta = consultaDe(state, campo);
    return consulta && <Feed campo={campo} consulta={consulta} onAnswer={answer} />;
  };

  return (
    <>
      <SearchCard
        tripType={
          <>
            <Switch
              name="idaVolta"
              label="Ida e volta"
              checked={campos.idaVolta}
              onChange={(idaVolta) => act({ type: 'idaVoltaChanged', idaVolta })}
            />
            <Button
              variant="quiet"
              size="small"
              icon={<PinIcon size={18} />}
              loading={perto.phase === 'searching'}
              onClick={() => emit('PertoDeMimPedido')}
            >
              Perto de mim
            </Button>
          </>
        }
        origem={place('origem')}
        destino={place('destino')}
        dataIda={
          <div className="it-search-date">
            {date('dataIda', hoje ?? undefined)}
            <DiasRapidos
              hoje={hoje}
              texto={campos.dataIda}
              onPick={(texto) => act({ type: 'typed', campo: 'dataIda', texto })}
            />
          </div>
        }
        dataVolta={campos.idaVolta && date('dataVolta', parseDataBr(campos.dataIda) ?? hoje ?? undefined)}
        submit={
          <Button type="submit" variant="accent" size="large" fullWidth icon={<SearchIcon />} loading={state.pendente}>
            Buscar viagens
          </Button>
        }
        onSwap={() => act({ type: 'swapped' })}
        onSubmit={() => act({ type: 'submitted' })}
      />
      <Suspense fallback={null}>
        {feed('origem')}
        {feed('destino')}
      </Suspense>
    </>
  );
}

const dias = ['Hoje', 'Amanhã'] as const;

interface DiasRapidosProps {
  hoje: Dia | null;
  texto: string;
  onPick: (texto: string) => void;
}

/** Buttons for the two most common days. */
function DiasRapidos({ hoje, texto, onPick }: DiasRapidosProps) {
  return (
    <div className="it-search-days">
      {dias.map((label, offset) => {
        const dia = hoje && formatDia(addDias(hoje, offset));
        return <Chip key={label} label={label} selected={dia === texto} onToggle={() => dia && onPick(dia)} />;
      })}
    </div>
  );
}

const focusField = (name: string): void => document.getElementsByName(name)[0]?.focus();

/** Focuses the first invalid field after a refusal. */
function useFocusRecusa(recusas: number, campo: string | undefined): void {
  const seen = useRef(recusas);
  useEffect(() => {
    if (recusas === seen.current) return;
    seen.current = recusas;
    if (campo) focusField(campo);
  }, [recusas, campo]);
}
