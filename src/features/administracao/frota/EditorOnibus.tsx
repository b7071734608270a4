import { useState } from 'react';
import {
  comTamanho,
  conteudoEm,
  falhasDoDesenho,
  pintar,
  renumerar,
  toPlanta,
  type Desenho,
  type Pincel,
} from '../../../domain/administracao/frota/desenho';
import type { Classe } from '../../../domain/viagens/classe';
import type { LugarPlanta } from '../../../domain/viagens/plantaOnibus';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Columns } from '../../../ui/Columns/Columns';
import { Inline } from '../../../ui/Inline/Inline';
import { List } from '../../../ui/List/List';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { AndarDesenhado } from './AndarDesenhado';
import { DetalhesDaPoltrona } from './DetalhesDaPoltrona';
import { Ferramentas } from './Ferramentas';
import { MapaDoPassageiro } from './MapaDoPassageiro';
import { SalvarDesenho } from './SalvarDesenho';
import { TamanhoDoOnibus } from './TamanhoDoOnibus';

interface EditorOnibusProps {
  inicial: Desenho;
  /** The coach whose place the drawing takes; null for a new one. */
  substitui: number | null;
  /** Called with each change of the drawing. */
  onChange: (desenho: Desenho) => void;
}

/** The drawing board: name, size and tools, the decks, and beside them the map that travellers will see. */
export function EditorOnibus({ inicial, substitui, onChange }: EditorOnibusProps) {
  const [desenho, keepDesenho] = useState(inicial);
  const setDesenho = (changed: Desenho) => {
    keepDesenho(changed);
    onChange(changed);
  };
  const [pincel, setPincel] = useState<Pincel>(substitui === null ? 'poltrona' : 'editar');
  const [classe, setClasse] = useState<Classe>('convencional');
  const [escolhido, setEscolhido] = useState<LugarPlanta | null>(null);
  const [falhas, setFalhas] = useState<readonly string[]>([]);
  const [aSalvar, setASalvar] = useState(false);
  const planta = toPlanta(desenho);
  const check = () => {
    const found = falhasDoDesenho(desenho);
    setFalhas(found);
    setASalvar(found.length === 0);
  };
  const press = (lugar: LugarPlanta) => {
    setDesenho(pintar(desenho, lugar, pincel, classe));
    setEscolhido(lugar);
  };
  return (
    <Columns shape="even">
      <Stack gap={5}>
        <TextInput
          name="nome"
          label="Nome do modelo"
          hint="O passageiro o lê: Executivo 46."
          autoComplete="off"
          maxLength={80}
          value={desenho.nome}
          onChange={(nome) => setDesenho({ ...desenho, nome })}
        />
        <TamanhoDoOnibus desenho={desenho} onChange={(tamanho) => setDesenho(comTamanho(desenho, tamanho))} />
        <Ferramentas pincel={pincel} classe={classe} onPincel={setPincel} onClasse={setClasse} />
        {Array.from({ length: desenho.andares }, (_, n) => n + 1).map((andar) => (
          <AndarDesenhado key={andar} desenho={desenho} andar={andar} escolhido={escolhido} onPress={press} />
        ))}
        {escolhido && conteudoEm(desenho, escolhido)?.tipo === 'poltrona' && (
          <DetalhesDaPoltrona desenho={desenho} lugar={escolhido} onChange={setDesenho} />
        )}
        {falhas.length > 0 && <Falhas falhas={falhas} />}
        <Inline>
          <Button onClick={check}>Conferir e salvar</Button>
          <Button variant="secondary" onClick={() => setDesenho(renumerar(desenho))}>
            Numerar em ordem
          </Button>
        </Inline>
        {aSalvar && <SalvarDesenho planta={planta} substitui={substitui} onClose={() => setASalvar(false)} />}
      </Stack>
      <Card title="O mapa do passageiro">
        <MapaDoPassageiro {...planta} />
      </Card>
    </Columns>
  );
}

const Falhas = ({ falhas }: { falhas: readonly string[] }) => (
  <Alert kind="danger" title="Ainda não dá para salvar" announce>
    <List gap={1}>
      {falhas.map((falha) => (
        <li key={falha}>{falha}</li>
      ))}
    </List>
  </Alert>
);
