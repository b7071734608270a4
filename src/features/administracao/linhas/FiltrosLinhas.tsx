import { useState } from 'react';
import { Button } from '../../../ui/Button/Button';
import { Grid } from '../../../ui/Grid/Grid';
import { Select } from '../../../ui/Select/Select';
import { TextInput } from '../../../ui/TextInput/TextInput';

interface FiltrosLinhasProps {
  busca: { texto: string; situacao: string };
  onChange: (busca: Record<string, string>) => void;
}

const situacoes = [
  { value: '', label: 'À venda' },
  { value: 'encerradas', label: 'Encerradas' },
];

/** Text and state, applied together. */
export function FiltrosLinhas({ busca, onChange }: FiltrosLinhasProps) {
  const [texto, setTexto] = useState(busca.texto);
  const [situacao, setSituacao] = useState(busca.situacao);
  return (
    <form
      role="search"
      aria-label="Linhas"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ texto: texto.trim(), situacao });
      }}
    >
      <Grid min={14} align="end" stretch>
        <TextInput
          name="texto"
          label="Prefixo, nome ou cidade"
          autoComplete="off"
          maxLength={60}
          value={texto}
          onChange={setTexto}
        />
        <Select name="situacao" label="Situação" value={situacao} options={situacoes} onChange={setSituacao} />
        <div>
          <Button type="submit">Procurar</Button>
        </div>
      </Grid>
    </form>
  );
}
