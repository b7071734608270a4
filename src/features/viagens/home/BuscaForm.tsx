import { Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/Button/Button';
import { PinIcon } from '../../../ui/icons/PinIcon';
import { SearchIcon } from '../../../ui/icons/SearchIcon';
import { SearchCard } from '../../../ui/SearchCard/SearchCard';
import { Switch } from '../../../ui/Switch/Switch';
import { useEmit } from '../../../events/useEmit';
import { selectPerto } from '../../../store/viagens/busca';
import { useAppSelector } from '../../../store/hooks';
import {
  camposVisiveis,
  consultaDe,
  primeiroErro,
  type BuscaInicial,
  type CampoData,
  type CampoLugar,
  type RespostaLugares,
} from './buscaFormState';
import { DataField, type DataFieldProps, DiasRapidos, LugarField } from './buscaFields';
import type { LocalidadesFeedProps } from './LocalidadesFeed';
import { useBuscaForm, type BuscaDispatch } from './useBuscaForm';
import { useHydratedHoje } from './useHydratedHoje';
import { t } from '../../../words/t';

export interface BuscaFormProps {
  inicial: BuscaInicial;
  /** Values typed before hydration; set once, right after the first paint. */
  typed?: BuscaInicial['campos'] | null;
  /** Loads suggestions; lazy, mounted when a place field is first used. */
  Feed: ComponentType<LocalidadesFeedProps>;
  /** Prices by day; lazy, mounted when a calendar is opened. */
  Calendario: ComponentType<DataFieldProps>;
}

/** The search form of home and results: origin, destination, dates. */
export function BuscaForm({ inicial, typed = null, Feed, Calendario }: BuscaFormProps) {
  const [state, act] = useBuscaForm(inicial, typed);
  const hoje = useHydratedHoje();
  const campos = camposVisiveis(state, hoje);
  const answer = useCallback(
    (campo: CampoLugar, resposta: RespostaLugares) => act({ type: 'answered', campo, resposta }),
    [act],
  );

  useFocusRecusa(state.recusas, primeiroErro(state));
  const [aberto, setAberto] = useState<CampoData | null>(null);
  const fields = { state, campos, act, onCalendar: (campo: CampoData) => setAberto(aberto ? null : campo) };
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
              label={t('Ida e volta')}
              checked={campos.idaVolta}
              onChange={(idaVolta) => act({ type: 'idaVoltaChanged', idaVolta })}
            />
            <PertoDeMim act={act} />
          </>
        }
        origem={<LugarField campo="origem" {...fields} />}
        destino={<LugarField campo="destino" {...fields} />}
        dataIda={<DataField campo="dataIda" {...fields} />}
        diasRapidos={
          <DiasRapidos
            hoje={hoje}
            texto={campos.dataIda}
            onPick={(texto) => act({ type: 'typed', campo: 'dataIda', texto })}
          />
        }
        dataVolta={campos.idaVolta && <DataField campo="dataVolta" {...fields} />}
        submit={
          <Button type="submit" variant="accent" size="large" fullWidth icon={<SearchIcon />} loading={state.pendente}>
            {t('Buscar viagens')}
          </Button>
        }
        onSwap={() => act({ type: 'swapped' })}
        onSubmit={() => act({ type: 'submitted' })}
      />
      <Suspense fallback={null}>
        {feed('origem')}
        {feed('destino')}
        {aberto && <Calendario campo={aberto} {...fields} />}
      </Suspense>
    </>
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

/** Fills the origin from the location of the device once it is found. */
function PertoDeMim({ act }: { act: BuscaDispatch }) {
  const emit = useEmit();
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
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<PinIcon size={18} />}
      loading={perto.phase === 'searching'}
      onClick={() => emit('PertoDeMimPedido')}
    >
      {t('Perto de mim')}
    </Button>
  );
}
