import { createMemoryStore } from './memoryStore';
import { describeStore } from './testdata/storeContract';

const shared = createMemoryStore();
describeStore('this process', () => shared);
