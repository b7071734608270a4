import { type ReactNode, useState } from 'react';
import { type Dia, formatDia, parseDataBr } from '../../../domain/base/data';
import type { PaginaPartidas } from '../../../domain/wire/administracao/partidas';
import { Button } from '../../../ui/Button/Button';
import { DateInput } from '../../../ui/DateInput/DateInput';
import { Grid } from '../../../ui/Grid/Grid';
import { Select } from '../../../ui/Select/Select';
import { TextInput } from '../../../ui/TextInput/TextInput';

interface BuscaPartidas {
  data: Dia;
  localidade: string;
  texto: string;
}

interface FiltrosPartidasProps {
  busca: BuscaPartidas;
  terminais: PaginaPartidas['terminais'];
  onChange: (busca: Record<string, string>) => void;
}

/** Day, terminal and text, applied together. */
export function FiltrosPartidas({ busca, terminais, onChange }: FiltrosPartidasProps) {
  const [data, setData] = useState(formatDia(busca.data));
  const [localidade, setLocalidade] = useState(busca.localidade);
  const [texto, setTexto] = useState(busca.texto);
  const [erro, setErro] = useState<string | undefined>(undefined);
  const apply = () => {
    const dia = parseDataBr(data);
    setErro(dia === null ? 'Informe um dia válido' : undefined);
    if (dia !== null) onChange({ data: dia, localidade, texto: texto.trim() });
  };
  return (
    <SearchForm onSubmit={apply}>
      <Grid min={14} align="end" stretch>
        <DateInput name="data" label="Dia" labelAbove inputText={data} error={erro} onInputChange={setData} />
        <Select
          name="localidade"
          label="Terminal"
          value={localidade}
          options={[{ value: '', label: 'Todos' }, ...terminais.map(({ id, nome }) => ({ value: id, label: nome }))]}
          onChange={setLocalidade}
        />
        <TextInput
          name="texto"
          label="Linha ou cidade"
          autoComplete="off"
          maxLength={60}
          value={texto}
          onChange={setTexto}
        />
        <div>
          <Button type="submit">Procurar</Button>
        </div>
      </Grid>
    </SearchForm>
  );
}

function SearchForm({ children, onSubmit }: { children: ReactNode; onSubmit: () => void }) {
  return (
    <form
      role="search"
      aria-label="Partidas"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
