// A browser's disk for tests that run without a browser; importing it is all there is to do.
import 'fake-indexeddb/auto';
