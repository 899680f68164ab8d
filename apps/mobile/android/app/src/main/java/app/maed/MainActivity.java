package app.maed;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
