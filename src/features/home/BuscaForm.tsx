import { Suspense, useCallback, type ComponentType } from 'react';
import { Button } from '../../ui/Button/Button';
import { DateInput } from '../../ui/DateInput/DateInput';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { PlaceCombobox } from '../../ui/PlaceCombobox/PlaceCombobox';
import { SearchCard } from '../../ui/SearchCard/SearchCard';
import { Switch } from '../../ui/Switch/Switch';
import { parseDataBr } from '../../domain/data';
import {
  camposVisiveis,
  consultaDe,
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

export interface BuscaFormProps {
  inicial: BuscaInicial;
  /** What was typed before the page came alive; arrives once, right after the first paint. */
  typed?: BuscaInicial['campos'] | null;
  /** Fetches suggestions; comes lazily, when a place field is first touched. */
  Feed: ComponentType<LocalidadesFeedProps>;
}

const rotulos = { origem: 'Origem', destino: 'Destino', dataIda: 'Data de ida', dataVolta: 'Data de volta' } as const;

/** Where from, where to, when: the search card of home and of the results. */
export function BuscaForm({ inicial, typed = null, Feed }: BuscaFormProps) {
  const [state, act] = useBuscaForm(inicial, typed);
  const hoje = useHoje();
  const campos = camposVisiveis(state, hoje);
  const answer = useCallback(
    (campo: CampoLugar, resposta: RespostaLugares) => act({ type: 'answered', campo, resposta }),
    [act],
  );

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
          <Switch
            name="idaVolta"
            label="Ida e volta"
            checked={campos.idaVolta}
            onChange={(idaVolta) => act({ type: 'idaVoltaChanged', idaVolta })}
          />
        }
        origem={place('origem')}
        destino={place('destino')}
        dataIda={date('dataIda', hoje ?? undefined)}
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
